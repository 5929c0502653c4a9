import { saveFile } from '../lib/saveFile';
import { shapeVersion } from './knownActions';
import { liftedOf, type Entry, type SavedRecording } from './liftedState';
import { maskSecrets } from './maskSecrets';
import { replayActions, type Recording } from './readRecording';

/**
 * The text of a file for tests/recordings, up to a step. It contains only actions that this version knows and that change the state,
 * with the states that this version computes.
 */
export function testFile({ steps }: Recording, upTo: number): string {
  const known = steps.slice(0, upTo + 1).filter(({ unknown }) => !unknown);
  const states = replayActions(
    steps[0]?.state,
    known.map(({ action }) => action),
  );
  const entries = known.map(({ action, at }, index): Entry => ({ action, at, state: states[index] }));
  const written = states.map((state) => JSON.stringify(state));
  const effective = entries.filter((_, index) => index === 0 || written[index] !== written[index - 1]);
  const file: SavedRecording = { ...liftedOf(effective), portal: { version: shapeVersion() } };
  return `${JSON.stringify(maskSecrets(file))}\n`;
}

/** Downloads the test file. */
export function downloadTest(recording: Recording, upTo: number, name: string): void {
  saveFile(new File([testFile(recording, upTo)], `${name}.json`, { type: 'application/json' }));
}
