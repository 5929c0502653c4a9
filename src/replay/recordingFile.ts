import { shapeVersion } from './knownActions';
import type { SavedRecording } from './liftedState';
import type { Recorder } from './recorder';

/** The text of the file: what Redux DevTools imports, and the version of this portal. */
export const recordingFile = (recorder: Recorder): string =>
  JSON.stringify({ ...recorder.lifted(), portal: { version: shapeVersion() } } satisfies SavedRecording);

/** Downloads the recording. */
export function downloadRecording(recorder: Recorder): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([recordingFile(recorder)], { type: 'application/json' }));
  link.download = 'portal-recording.json';
  link.click();
  // Delayed, because the browser may not have started to read it.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
