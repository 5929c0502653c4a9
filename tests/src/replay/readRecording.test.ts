import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readRecording, replayActions } from '../../../src/replay/readRecording';

const folder = path.resolve(__dirname, '../../recordings');
const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');

describe.each(names)('tests/recordings/%s', (name) => {
  const text = read(name);
  const { steps, unknown } = readRecording(text);

  it('replays to the recorded state after every action', () => {
    const states = replayActions(
      steps[0]?.state,
      steps.map(({ action }) => action),
    );
    for (const [index, { state, action }] of steps.entries())
      expect([index, action.type, states[index]]).toEqual([index, action.type, state]);
  });

  it('contains nothing unknown to this portal', () => {
    expect(unknown).toEqual([]);
  });

  it('contains no secret', () => {
    expect(text).not.toMatch(
      /Matkhau@2026|Demo@2026|Sai-mat-khau-1|977.?654.?321|912.?345.?678|@example\.com/,
    );
  });
});

describe('a file of another version', () => {
  const lifted = JSON.parse(read('login.json')) as {
    actionsById: Record<number, { action: { type: string } }>;
    computedStates: { state: Record<string, unknown> }[];
    portal: { version: string };
  };

  it('is reported as such, with unknown parts named and the rest shown', () => {
    const file = structuredClone(lifted);
    file.portal.version = 'other';
    file.actionsById[2]!.action = { type: 'cards/cardScratched' };
    for (const { state } of file.computedStates) {
      Reflect.deleteProperty(state, 'copied');
      state['cards'] = {};
    }
    const { steps, otherVersion, unknown } = readRecording(JSON.stringify(file));
    expect(otherVersion).toBe(true);
    expect([...unknown].sort()).toEqual(['cards/cardScratched', 'state.cards']);
    expect(steps.filter((step) => step.unknown)).toHaveLength(1);
    expect(steps[0]?.state.copied).toEqual({ id: null });
  });

  it('may contain only the actions, as DevTools exports them', () => {
    const { steps } = readRecording(read('login.json'));
    const actions = steps.slice(1).map(({ action }) => action);
    const packed = JSON.stringify({
      payload: JSON.stringify(actions),
      preloadedState: JSON.stringify(steps[0]?.state),
    });
    expect(readRecording(packed).steps.at(-1)?.state).toEqual(steps.at(-1)?.state);
  });

  it.each(['', '{', '[1,', '"text"', '{"a":1}', '{"actionsById":{},"stagedActionIds":[]}'])(
    'is refused if it is not a recording: %s',
    (text) => {
      expect(() => readRecording(text)).toThrow(/không/i);
    },
  );
});
