import { Bar } from './bar.styles';
import { texts } from './texts';
import type { TimeTravel } from './timeTravel';

/** The page's own button that returns to the live portal, whatever state Redux DevTools is in. */
export const ReturnBar = ({ timeTravel }: { timeTravel: TimeTravel }) => (
  <Bar data-replay-bar role="region" aria-label={texts.player}>
    <p role="status">{texts.past}</p>
    <button type="button" onClick={timeTravel.goLive}>
      {texts.live}
    </button>
  </Bar>
);
