import { saveFile } from '../lib/saveFile';
import { shapeVersion } from './knownActions';
import type { SavedRecording } from './liftedState';
import type { Recorder } from './recorder';

/** The text of the file: what Redux DevTools imports, plus the version of this portal. */
export const recordingFile = (recorder: Recorder): string =>
  JSON.stringify({ ...recorder.lifted(), portal: { version: shapeVersion() } } satisfies SavedRecording);

/** Downloads the recording. */
export function downloadRecording(recorder: Recorder): void {
  saveFile(new File([recordingFile(recorder)], 'portal-recording.json', { type: 'application/json' }));
}
