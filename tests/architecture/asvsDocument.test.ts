import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');

/** `[id, level]` of each requirement of ASVS 5.0.0 at levels 1 and 2; the file has a line `L<level> <ids>` a chapter. */
const required = readFileSync(path.join(__dirname, 'asvs-5.0.0.txt'), 'utf8')
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [level = '', ...ids] = line.split(' ');
    return ids.map((id) => [id, level.slice(1)]);
  });

interface Row {
  id: string;
  level: string;
  asks: string;
  state: string;
  where: string;
}

const rows: Row[] = readFileSync(path.join(root, 'docs/asvs.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => {
    const [id = '', level = '', asks = '', state = '', where = ''] = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
    return { id, level, asks, state, where };
  });

const inState = (state: string) => rows.filter((row) => row.state === state);
const idsOf = (found: readonly Row[]) => found.map(({ id }) => id);

const SOURCE = /\b(?:src|api-host|contract|docs|package)[/\w.-]*\.(?:tsx?|md|json)\b/;
/** A reason is more than a word or two. */
const isReason = (text: string) => text.split(' ').length >= 3;

describe('docs/asvs.md', () => {
  it('has each requirement of levels 1 and 2 once, at its level', () => {
    expect(required.length).toBe(253);
    const inOrder = (pairs: readonly string[][]) => pairs.map((pair) => pair.join(' L')).toSorted();
    expect(inOrder(rows.map(({ id, level }) => [id, level]))).toEqual(inOrder(required));
  });

  it('says what each one asks for, and in which of the four states it is', () => {
    const states = ['holds', 'proxy', 'none', 'open'];
    expect(idsOf(rows.filter(({ asks, state }) => asks === '' || !states.includes(state)))).toEqual([]);
  });

  it('names a file for each one that holds; tests/architecture/citations.test.ts checks that it exists', () => {
    expect(idsOf(inState('holds').filter(({ where }) => !SOURCE.test(where)))).toEqual([]);
  });

  it('gives a reason for each one that does not hold', () => {
    const others = rows.filter(({ state }) => state !== 'holds');
    expect(idsOf(others.filter(({ where }) => !isReason(where)))).toEqual([]);
  });
});
