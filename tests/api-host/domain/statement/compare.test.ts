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
  within: (transfer: Known) => boolean = () => true,
) => {
  const { missingHere, missingThere, differing, repeated, same, sameByContent } = compareStatement(
    lines,
    transfers,
    within,
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
  expect(compare(lines, transfers)).toMatchObject({ here: ['y'], there: [], counts: [2, 2] });
  const late = new Date(day.getTime() + 37 * 3_600_000);
  expect(compare([line('', 5, 'a')], [transfer('1', 5, 'a', late)])).toMatchObject({
    here: [''],
    there: ['1'],
  });
  expect(compare([line('', 5, '')], [transfer('1', 5, '')])).toMatchObject({ here: [''] });
});

it('expects from the bank only the transfers of the period', () => {
  expect(compare([line('A', 1)], [transfer('A', 1), transfer('B', 1)], () => false)).toMatchObject({
    there: [],
    counts: [1, 0],
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
