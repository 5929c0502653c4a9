import { shapeVersion } from './knownShape';
import type { SavedRecording } from './liftedState';
import type { Recorder } from './recorder';

/** The file: what Redux DevTools imports, with the version of this portal beside it. */
export const recordingFile = (recorder: Recorder): string =>
  JSON.stringify({ ...recorder.lifted(), portal: { version: shapeVersion() } } satisfies SavedRecording);

/** Hands the recording to the browser's downloads. */
export function downloadRecording(recorder: Recorder): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([recordingFile(recorder)], { type: 'application/json' }));
  link.download = 'portal-recording.json';
  link.click();
  // Not at once: the browser may not have begun to read it.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
