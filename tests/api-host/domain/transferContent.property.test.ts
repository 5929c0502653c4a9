import * as fc from 'fast-check';
import { choosePayer, payerHints } from '../../../api-host/domain/transferContent';
import { isReservedName } from '../../../api-host/domain/reservedNames';
import { findPayers } from '../../../api-host/repositories/transfers';
import { contentFor, payerOf, playersNamed, type Payer } from '../../support/payers';
import { createTestDatabase } from '../../support/testDatabase';

/** Names likely to collide: few letters, underscores, parts of the marker, of codes and of bank texts, prefixes of each other. */
const anyName = fc
  .array(fc.constantFrom('a', 'b', 'ab', '_', '1', 'fso', 'kp', 'ct', 'tu', 'id', '0000'), {
    minLength: 2,
    maxLength: 9,
  })
  .map((pieces) => pieces.join(''))
  .filter((name) => /^[a-z0-9_]{4,32}$/.test(name) && !isReservedName(name));
const someNames = (minLength: number) => fc.uniqueArray(anyName, { minLength, maxLength: 12 });

const bankWords = ['ct', 'tu', 'den', 'toi', 'nguyen', 'a', 'b', '1', '0071', 'ft26325', 'ab'];
const bankText = fc.array(fc.constantFrom(...bankWords), { maxLength: 4 }).map((words) => words.join(' '));
const prefix = fc.constantFrom(
  '',
  'MBVCB.123456.',
  'IBFT ',
  'CT DEN:6325123456 ',
  'chuyen tien ',
  'ND:',
  'FT1;',
);
const behind = fc.tuple(fc.constantFrom('.', ' ', '-', ';', '. ', ' - '), bankText);

/** How a bank may alter the text that a player entered. */
const mangling = fc.record({
  underscores: fc.constantFrom('keep', 'drop', 'space', 'dropFirst'),
  upper: fc.boolean(),
  spaces: fc.constantFrom('keep', 'drop', 'dropFirst', 'double'),
  /** Characters inserted at a position, given as a fraction of the length. */
  inserts: fc.array(fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.constantFrom(' ', '.', '-')), {
    maxLength: 4,
  }),
  prefix,
  cutAt: fc.option(fc.integer({ min: 25, max: 40 })),
  /** Whether up to two trailing spaces are trimmed after the cut. */
  trimmed: fc.boolean(),
  behind: fc.option(behind),
});
type Mangling = typeof mangling extends fc.Arbitrary<infer Value> ? Value : never;

function written(content: string, how: Mangling): string {
  const underscores = { keep: '_', drop: '', space: ' ' };
  let text =
    how.underscores === 'dropFirst'
      ? content.replace('_', '')
      : content.replaceAll('_', underscores[how.underscores]);
  if (how.spaces === 'drop') text = text.replaceAll(' ', '');
  if (how.spaces === 'dropFirst') text = text.replace(' ', '');
  if (how.spaces === 'double') text = text.replaceAll(' ', '  ');
  for (const [where, what] of how.inserts) {
    const at = Math.floor(where * text.length);
    text = text.slice(0, at) + what + text.slice(at);
  }
  return how.upper ? text.toUpperCase() : text.toLowerCase();
}

/** The content as the host receives it. A bank's field that truncates keeps at least 25 characters. */
function arrives(content: string, how: Mangling): string {
  const text = how.prefix + written(content, how);
  const cut = how.cutAt === null ? text : text.slice(0, how.cutAt);
  const kept = how.trimmed ? cut.replace(/ {1,2}$/, '') : cut;
  // If the cut removed the whole name, the bank's own words cannot be told from a name.
  const nameLost = /k[ .-]*p[^a-z0-9]*$/i.test(kept);
  return how.behind && !nameLost ? kept + how.behind.join('') : kept;
}

describe('PAY-9: a transfer is never credited to another player', () => {
  it('for any set of players, now and later, however a bank alters the shown or typed content', () => {
    let credited = 0;
    let waiting = 0;
    fc.assert(
      fc.property(
        someNames(1),
        someNames(0),
        fc.nat(),
        fc.boolean(),
        mangling,
        (early, late, which, byHand, how) => {
          const before = playersNamed(early);
          const payer = before[which % before.length] as Payer;
          const all = playersNamed([...new Set([...early, ...late])]);
          const content = byHand ? `FSO KP ${payer.username}` : contentFor(payer, before);
          const meant = payerOf(arrives(content, how), all);
          expect([payer.username, null]).toContain(meant);
          if (meant === null) waiting += 1;
          else credited += 1;
        },
      ),
      { numRuns: 6_000 },
    );
    // Both outcomes must occur often.
    expect(Math.min(credited, waiting)).toBeGreaterThan(500);
  });

  it('and the shown content is credited, plain or with text of the bank, with or without spaces', () => {
    fc.assert(
      fc.property(someNames(1), prefix, fc.boolean(), fc.boolean(), (names, before, upper, spaces) => {
        const all = playersNamed(names);
        for (const player of all) {
          const shown = contentFor(player, all);
          expect(shown).toMatch(/^[A-Z0-9 ]{1,25}$/);
          const content = upper ? shown : shown.toLowerCase();
          const text = `${before}${spaces ? content : content.replaceAll(' ', '')}`;
          expect(payerOf(text, all)).toBe(player.username);
          expect(payerOf(`${text}.9 0071 LE VAN C`, all)).toBe(player.username);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('and the database finds the same players', async () => {
    const database = await createTestDatabase();
    const names = new Set(fc.sample(anyName, 400));
    const { rows } = await database.pool.query<Payer>(
      `insert into players (username, password_hash) select unnest($1::text[]), 'x' returning id, username`,
      [[...names]],
    );
    const contents = fc.sample(fc.tuple(fc.nat(rows.length - 1), fc.boolean(), mangling), 300);
    const answers = { same: 0, credited: 0 };
    for (const [which, byHand, how] of contents) {
      const payer = rows[which] as Payer;
      const content = arrives(byHand ? `FSO KP ${payer.username}` : contentFor(payer, rows), how);
      const hints = payerHints(content);
      const meant = choosePayer(hints, await findPayers(database.db, hints))?.username ?? null;
      expect(meant).toBe(payerOf(content, rows));
      expect([payer.username, null]).toContain(meant);
      answers.same += 1;
      if (meant !== null) answers.credited += 1;
    }
    await database.drop();
    expect(answers.same).toBe(300);
    expect(answers.credited).toBeGreaterThan(30);
  });
});
