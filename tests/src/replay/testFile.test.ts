import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readRecording, replayActions } from '../../../src/replay/readRecording';
import { testFile } from '../../../src/replay/testFile';

const folder = path.resolve(__dirname, '../../recordings');
const recordingOf = (name: string) => readRecording(readFileSync(path.join(folder, `${name}.json`), 'utf8'));

it.each(['recharge', 'login', 'hostDown'])(
  'writes a file of %s that meets the rules of tests/recordings',
  (name) => {
    const recording = recordingOf(name);
    const upTo = recording.steps.length - 2;
    const written = readRecording(testFile(recording, upTo));
    expect({ otherVersion: written.otherVersion, unknown: written.unknown }).toEqual({
      otherVersion: false,
      unknown: [],
    });
    const states = replayActions(
      written.steps[0]?.state,
      written.steps.map(({ action }) => action),
    );
    expect(written.steps.map(({ state }) => state)).toEqual(states);
    expect(written.steps.at(-1)?.state).toEqual(recording.steps[upTo]?.state);
    const texts = states.map((state) => JSON.stringify(state));
    expect(texts.filter((text, index) => text === texts[index - 1])).toEqual([]);
  },
);

it('leaves out actions unknown to this version', () => {
  const { steps, ...rest } = recordingOf('login');
  const foreign = { ...steps[1]!, action: { type: 'cards/cardScratched' }, unknown: true };
  const file = testFile({ ...rest, steps: [...steps.slice(0, 2), foreign, ...steps.slice(2)] }, steps.length);
  expect(file).not.toContain('cards/');
  expect(readRecording(file).unknown).toEqual([]);
});
