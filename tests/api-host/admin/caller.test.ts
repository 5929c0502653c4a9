import { keyIn, yesAfter } from '../../support/operator';
import { useOperatorWorld } from '../../support/useOperatorWorld';

const world = useOperatorWorld();

let mai: { OPERATOR_KEY: string };
const asKey = (OPERATOR_KEY: string) => ({ OPERATOR_KEY });

it('OPS-6: --as names the operator until the first one is added; afterwards every command needs a key', async () => {
  expect((await world.admin('operators list')).out).toContain('None');
  expect((await world.admin('zones close 2 --yes --as Binh')).code).toBe(0);
  const early = await world.admin('operators add Lan --role support --yes');
  expect([early.code, early.err]).toEqual([1, expect.stringContaining('must be an admin')]);
  const first = await world.admin('operators add Mai --role admin --as Binh', ['y']);
  mai = asKey(keyIn(first.out));
  expect(first.err).toContain('every command requires a key');

  for (const line of ['zones list', 'zones open 2 --yes', 'operators add Eve --role admin --yes'])
    expect(await world.admin(line)).toMatchObject({ code: 1, out: '' });
  const as = await world.admin('zones open 2 --yes --as Mai', undefined, mai);
  expect([as.code, as.err]).toEqual([1, expect.stringContaining('--as is not accepted')]);
  const wrong = await world.admin('zones list', undefined, asKey('op_wrong'));
  expect([wrong.code, wrong.err]).toEqual([1, expect.stringContaining('No operator has this key')]);
  const done = await world.admin('zones open 2 --yes', undefined, mai);
  expect(done.code).toBe(0);
  expect((await world.auditOf('zone 2')).map(({ operator }) => operator)).toEqual(['Binh', 'Mai']);
  // On a terminal the key is prompted for and never echoed.
  const asked = await world.admin('zones list', [mai.OPERATOR_KEY]);
  expect(asked.code).toBe(0);
  expect(asked.out + asked.err).not.toContain(mai.OPERATOR_KEY);
});

it('OPS-6: a role limits what an operator may do, and a disabled operator may do nothing', async () => {
  const lan = asKey(await world.operator('Lan', 'support', mai.OPERATOR_KEY));
  const binh = asKey(await world.operator('Binh', 'finance', mai.OPERATOR_KEY));
  const codeOf = async (line: string, env: Record<string, string>) =>
    (await world.admin(line, undefined, env)).code;
  expect(await codeOf('players find demo', lan)).toBe(0);
  const refused = await world.admin('refund demo 5 --reason "a gift" --yes', undefined, lan);
  expect(refused.err).toBe('refund requires the role finance; Lan has the role support.\n');
  expect(await codeOf('refund demo 5 --reason "a gift" --yes', binh)).toBe(0);
  expect(await codeOf('zones close 2 --yes', binh)).toBe(1);
  expect(await codeOf('operators new-key Mai --reason "mine now" --yes', binh)).toBe(1);

  const made = await world.admin('operators new-key Lan --reason "lost it" --yes', undefined, mai);
  expect(await codeOf('players find demo', lan)).toBe(1);
  const again = asKey(keyIn(made.out));
  expect(await codeOf('players find demo', again)).toBe(0);
  expect(await codeOf('operators disable Lan --reason "left" --yes', mai)).toBe(0);
  const gone = await world.admin('players find demo', undefined, again);
  expect([gone.code, gone.err]).toEqual([1, 'The operator Lan is disabled.\n']);
  const last = await world.admin('operators disable Mai --reason "left" --yes', undefined, mai);
  expect([last.code, last.err]).toEqual([1, expect.stringContaining('the only admin')]);
  // Added again under the same name, by an admin who has to know that this is the one who left.
  const added = await world.admin('operators add lan --role finance', ['y'], mai);
  expect(added.err).toMatch(
    /^This re-enables the operator Lan with the role finance\. They had the role support until they were disabled, at \d{4}-\d\d-\d\d \d\d:\d\dZ\.$/m,
  );
  expect(added.out).toContain('Re-enabled Lan with the role finance.');
  const back = asKey(keyIn(added.out));
  expect(await codeOf('players find demo', back)).toBe(0);
  const twice = await world.admin('operators add LAN --role admin --yes', undefined, mai);
  expect([twice.code, twice.err]).toEqual([1, expect.stringContaining('The operator Lan already exists')]);
  expect((await world.admin('operators list', undefined, mai)).out).toMatch(
    /^NAME +ROLE +ADDED +DISABLED\nBinh +finance/,
  );
});

it('stores no key in the database or the audit', async () => {
  const { rows } = await world.pool.query<{ kept: string }>(
    `select (select json_agg(o) from operators o)::text || (select json_agg(a) from operator_actions a)::text as kept`,
  );
  expect(rows[0]?.kept).toContain('Mai');
  expect(rows[0]?.kept).not.toContain('op_');
});

it('OPS-6: finds an operator by a name whose capital letters the database and the program would fold differently', async () => {
  const key = await world.operator('İlker', 'support', mai.OPERATOR_KEY);
  const gone = await world.admin('operators disable İlker --reason "left" --yes', undefined, mai);
  expect([gone.code, gone.out]).toEqual([0, expect.stringContaining('İlker is disabled.')]);
  expect((await world.admin('players find demo', undefined, asKey(key))).code).toBe(1);
});

describe('OPS-6: checks who runs a command again once they have confirmed it', () => {
  const zoneState = async () =>
    (await world.pool.query<{ state: string }>('select state from zones where id = 2')).rows[0]?.state;

  it.each([
    ['disabled', 'operators disable Thu --reason "left" --yes'],
    ['given another key', 'operators new-key Thu --reason "lost it" --yes'],
  ])('refuses an operator who was %s while the question was open', async (_, line) => {
    const thu = asKey(await world.operator('Thu', 'admin', mai.OPERATOR_KEY));
    const before = await zoneState();
    const revoked = await world.admin(
      'zones close 2',
      [
        yesAfter(async () => {
          expect((await world.admin(line, undefined, mai)).code).toBe(0);
        }),
      ],
      thu,
    );
    expect([revoked.code, revoked.out]).toEqual([1, '']);
    expect(revoked.err).toContain('Nothing was changed: your key was revoked in the meantime.');
    expect(await zoneState()).toBe(before);
    await world.admin('operators disable Thu --reason "left" --yes', undefined, mai);
  });

  it('refuses one whose role was reduced, and stores no request of theirs', async () => {
    const thu = asKey(await world.operator('Thu', 'finance', mai.OPERATOR_KEY));
    for (const kp of [5, 500_000]) {
      await world.pool.query(`update operators set role = 'finance' where name = 'Thu'`);
      const reduced = await world.admin(
        `refund demo ${kp} --reason "a gift"`,
        [yesAfter(() => world.pool.query(`update operators set role = 'support' where name = 'Thu'`))],
        thu,
      );
      expect(reduced.code).toBe(1);
      expect(reduced.err).toContain(
        'Nothing was changed: refund requires the role finance; Thu has the role support.',
      );
    }
    expect((await world.admin('approvals list', undefined, mai)).out).toBe('None.\n');
  });

  it('refuses a caller without a key once the first operator was added', async () => {
    const { rows } = await world.pool.query('delete from operators returning *');
    expect(rows.length).toBeGreaterThan(0);
    const before = await zoneState();
    const late = await world.admin('zones close 2 --as Binh', [
      yesAfter(() => world.operator('Minh', 'admin')),
    ]);
    expect([late.code, late.out]).toEqual([1, '']);
    expect(late.err).toContain('Nothing was changed: operators were added in the meantime');
    expect(await zoneState()).toBe(before);
  });
});
