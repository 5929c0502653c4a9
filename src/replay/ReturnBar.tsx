import { Bar } from './bar.styles';
import { texts } from './texts';
import type { TimeTravel } from './timeTravel';

/** The way back to the live portal on the page itself, whatever Redux DevTools show or have lost. */
export const ReturnBar = ({ timeTravel }: { timeTravel: TimeTravel }) => (
  <Bar data-replay-bar role="region" aria-label={texts.player}>
    <p role="status">{texts.past}</p>
    <button type="button" onClick={timeTravel.goLive}>
      {texts.live}
    </button>
  </Bar>
);
