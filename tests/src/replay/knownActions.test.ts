import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { endpointNames, initialState, isKnownAction, sliceActions } from '../../../src/replay/knownActions';

const root = path.resolve(__dirname, '../../..');
const document = readFileSync(path.join(root, 'docs/state.md'), 'utf8');

/** One row for each slice, as in docs/state.md. */
const table = Object.entries(sliceActions)
  .map(([slice, types]) => `| \`${slice}\` | ${types.map((type) => `\`${type}\``).join(', ')} |`)
  .join('\n');

describe('docs/state.md', () => {
  it('lists the current actions of each slice', () => {
    const written =
      /<!-- slices -->\n\| slice \| actions \|\n\|---\|---\|\n([\s\S]*?)\n<!-- \/slices -->/.exec(
        document,
      )?.[1];
    expect(written).toBe(table);
  });
});

describe('a replay knows', () => {
  it('every slice of the state, with at least one action of its own', () => {
    const slices = Object.keys(initialState()).filter((name) => name !== 'api');
    expect(Object.keys(sliceActions).sort()).toEqual(slices.sort());
    for (const types of Object.values(sliceActions)) expect(types).not.toEqual([]);
  });

  it('every endpoint, since its cache tags are part of the state', async () => {
    const known = endpointNames();
    for (const file of readdirSync(path.join(root, 'src/api/endpoints')))
      await import(path.join(root, 'src/api/endpoints', file));
    expect(endpointNames()).toEqual(known);
  });

  it('the portal’s own actions, and no others', () => {
    expect(isKnownAction({ type: 'signup/stepCompleted' })).toBe(true);
    expect(isKnownAction({ type: 'signup/stepSkipped' })).toBe(false);
    expect(
      isKnownAction({ type: 'api/executeQuery/pending', meta: { arg: { endpointName: 'getMe' } } }),
    ).toBe(true);
    expect(
      isKnownAction({ type: 'api/executeQuery/pending', meta: { arg: { endpointName: 'getYou' } } }),
    ).toBe(false);
  });
});
