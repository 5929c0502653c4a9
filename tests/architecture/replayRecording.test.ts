import { tmpdir } from 'node:os';
import { readRecording } from '../../scripts/replay/readRecording';

it('npm run replay says plainly that a file is missing, or is a folder', () => {
  expect(() => readRecording('absent.json')).toThrow(
    /^There is no file absent\.json: give the path of a recording, as in npm run replay -- file\.json\.$/,
  );
  expect(() => readRecording(tmpdir())).toThrow(/^There is no file /);
});
