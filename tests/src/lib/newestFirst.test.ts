import { newestFirst } from '../../../src/lib/newestFirst';

const day = (number: number) => `2026-11-${number}T00:00:00.000Z`;

it.each<[name: string, rows: [id: string, updatedAt: string | null][], sorted: string]>([
  [
    'sorts by the shown time',
    [
      ['a', day(20)],
      ['b', day(22)],
      ['c', day(21)],
    ],
    'bca',
  ],
  [
    'keeps the host’s order of equal times',
    [
      ['a', day(20)],
      ['b', day(21)],
      ['c', day(21)],
    ],
    'bca',
  ],
  [
    'leaves a row without a time below the row before it',
    [
      ['a', day(20)],
      ['b', null],
      ['c', day(21)],
    ],
    'cab',
  ],
  [
    'leaves rows without a time that come first on top',
    [
      ['a', null],
      ['b', null],
      ['c', day(21)],
    ],
    'abc',
  ],
])('PLAY-7: %s', (_, rows, sorted) => {
  expect(
    newestFirst(rows.map(([id, updatedAt]) => ({ id, updatedAt })))
      .map(({ id }) => id)
      .join(''),
  ).toBe(sorted);
});
