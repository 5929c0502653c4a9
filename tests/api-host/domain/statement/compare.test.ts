import { referenceKey } from '../../../../api-host/domain/transferClaim';
import * as fc from 'fast-check';
import { compareStatement, type KnownTransfer } from '../../../../api-host/domain/statement/compare';
import type { StatementLine } from '../../../../api-host/domain/statement/readStatement';

const day = new Date('2026-11-05T05:00:00Z');
const line = (reference: string, amount: number, content = '', at: Date | null = day): StatementLine => ({
  ...{ line: 1, reference, amount, content, at },
});
interface Known extends KnownTransfer {
  externalId: string;
}
const transfer = (externalId: string, amount: number, content = '', receivedAt = day): Known => ({
  ...{ externalId, referenceKey: referenceKey(externalId), amount, content, receivedAt },
});
const compare = (
  lines: StatementLine[],
  transfers: Known[],
  inPeriod: (at: Date | null) => boolean = () => true,
) => {
  const { missingHere, missingThere, differing, repeated, same, sameByContent } = compareStatement(
    lines,
    transfers,
    inPeriod,
  );
  return {
    here: missingHere.map(({ reference }) => reference),
    there: missingThere.map(({ externalId }) => externalId),
    differing: differing.map(({ line: one }) => one.reference),
    repeated: repeated.map(({ reference }) => reference),
    counts: [same, sameByContent],
  };
};

it('OPS-6: reports what either side lacks, and amounts that differ', () => {
  expect(
    compare(
      [line('A', 1), line('b', 2), line('C', 3), line('C', 3), line('D', 4)],
      [transfer('A', 1), transfer('B', 5), transfer('C', 3), transfer('E', 4)],
    ),
  ).toEqual({ here: ['D'], there: ['E'], differing: ['b'], repeated: ['C'], counts: [2, 0] });
});

it('matches by amount, content and day where the reference differs, each transfer once', () => {
  const lines = [
    line('', 5, 'MBVCB 1 FSO KP demo'),
    line('x', 5, 'fso-kp demo'),
    line('y', 5, 'fso kp demo'),
  ];
  const transfers = [transfer('1', 5, 'FSO KP DEMO'), transfer('2', 5, 'fso kp demo')];
  expect(compare(lines, transfers)).toMatchObject({ here: [''], there: [], counts: [2, 2] });
  const late = new Date(day.getTime() + 37 * 3_600_000);
  expect(compare([line('', 5, 'a')], [transfer('1', 5, 'a', late)])).toMatchObject({
    here: [''],
    there: ['1'],
  });
  expect(compare([line('', 5, '')], [transfer('1', 5, '')])).toMatchObject({ here: [''] });
});

it('prefers the line with exactly the content of a transfer to one that only contains it', () => {
  for (const [longer, exact] of [
    ['FSO KP MINH1', 'FSO KP MINH'],
    ['MBVCB 1 FSO KP MINH1', 'MBVCB 1 FSO KP MINH'],
  ] as const) {
    const lines = [line('of MINH1', 5, longer), line('of MINH', 5, exact)];
    for (const some of [lines, [...lines].reverse()])
      expect(compare(some, [transfer('T', 5, 'FSO KP MINH')])).toMatchObject({
        here: ['of MINH1'],
        there: [],
        counts: [1, 1],
      });
  }
  // Also if the other line is closer in time.
  const later = new Date(day.getTime() + 60_000);
  expect(
    compare(
      [line('of MINH1', 5, 'FSO KP MINH1', later), line('of MINH', 5, 'FSO KP MINH')],
      [transfer('T', 5, 'FSO KP MINH', later)],
    ),
  ).toMatchObject({ here: ['of MINH1'], there: [] });
});

it('expects from the bank only the transfers of the period', () => {
  expect(compare([line('A', 1)], [transfer('A', 1), transfer('B', 1)], (at) => at === null)).toMatchObject({
    there: [],
  });
});

it('pairs equal payments of successive days by their time, also beyond the ends of the period', () => {
  const at = (days: number, ms = 0) => new Date(Date.parse('2026-11-05T12:00:00Z') + days * 86_400_000 + ms);
  const inPeriod = (when: Date | null) => when !== null && when >= at(0) && when < at(3);
  const lines = [0, 1, 2].map((days) => line(`L${days}`, 5, 'fso kp demo', at(days)));
  const transfers = [-1, 0, 1, 2, 3].map((days) => transfer(`T${days}`, 5, 'FSO KP DEMO', at(days, 60_000)));
  const agree = { here: [], there: [], counts: [3, 3] };
  expect(compare(lines, transfers, inPeriod)).toMatchObject(agree);
  // Without times, in any order.
  const midnight = (days: number) => new Date(Date.parse('2026-11-04T17:00:00Z') + days * 86_400_000);
  const ofDays = [2, 1, 0].map((days) => line(`L${days}`, 5, 'fso kp demo', midnight(days)));
  expect(
    compare(ofDays, transfers, (when) => when !== null && when >= midnight(0) && when < midnight(3)),
  ).toMatchObject(agree);
});

it('reports lines and transfers of the period only, each matched with those beside it', () => {
  const [before, after] = [new Date(day.getTime() - 3_600_000), new Date(day.getTime() + 3_600_000)];
  const from = (when: Date | null) => when === null || when >= day;
  const until = (when: Date | null) => !from(when);
  const [lines, transfers] = [[line('x', 5, 'a', before)], [transfer('1', 5, 'a', after)]];
  for (const inPeriod of [from, until])
    expect(compare(lines, transfers, inPeriod)).toMatchObject({ here: [], there: [], counts: [1, 1] });
  expect(compare([line('x', 1, '', before)], [transfer('1', 2, '', before)], from)).toMatchObject({
    ...{ here: [], there: [], counts: [0, 0] },
  });
});

it('accounts for every line and every transfer once', () => {
  const reference = fc.constantFrom('', 'a', 'b', 'c', 'd');
  const amount = fc.integer({ min: 1, max: 3 });
  const content = fc.constantFrom('', 'x', 'y');
  fc.assert(
    fc.property(
      fc.array(fc.tuple(reference, amount, content)),
      fc.uniqueArray(fc.tuple(fc.constantFrom('a', 'b', 'c', 'd', 'e'), amount, content), {
        selector: ([id]) => id,
      }),
      (lines, transfers) => {
        const result = compareStatement(
          lines.map((one) => line(...one)),
          transfers.map((one) => transfer(...one)),
          () => true,
        );
        const { missingHere, missingThere, differing, repeated, same } = result;
        expect(missingHere.length + differing.length + repeated.length + same).toBe(lines.length);
        expect(missingThere.length + differing.length + same).toBe(transfers.length);
      },
    ),
  );
});
