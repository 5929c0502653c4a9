import { openPanel, type Panel } from './devToolsPanel';
import { liftedOf, type Entry } from './liftedState';
import type { Recording } from './readRecording';
import { texts } from './texts';

/**
 * Shows a recording in Redux DevTools. A jump shows the step; every other command is refused with a message, because the recording is
 * read-only. Does nothing if the extension is not installed.
 */
export function connectRecording({ steps }: Recording, onStep: (index: number) => void): void {
  const log = liftedOf(steps.map(({ action, state, at }): Entry => ({ action, state, at })));
  const tellAll = () => {
    panel?.begin(log.computedStates[0]?.state, false);
    panel?.replace(log);
  };
  const panel: Panel | null = openPanel({
    onCommand: ({ type, index, actionId }) => {
      const step = type === 'JUMP_TO_STATE' ? index : type === 'JUMP_TO_ACTION' ? actionId : undefined;
      if (step !== undefined && steps[step]) onStep(step);
      else panel?.say(texts.onlyJumps(type));
    },
    onTyped: () => panel?.say(texts.onlyJumps('dispatch')),
    onOpened: tellAll,
  });
  tellAll();
}
