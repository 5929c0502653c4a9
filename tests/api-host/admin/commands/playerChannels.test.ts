import { duringDeletion } from '../../../support/duringDeletion';
import { yesAfter } from '../../../support/operator';
import { useOperatorWorld } from '../../../support/useOperatorWorld';

const world = useOperatorWorld();

// Commands that change an account without moving KP: those of other files are included, since all must say the same.
it.each([
  ['players phone', '0987654321'],
  ['players email', 'new@example.com'],
  ['players suspend', ''],
  ['players remove-factor', ''],
])('OPS-6: %s says so if the account was deleted just then', async (words, argument) => {
  const name = words.replace(/\W/g, '');
  const id = await world.player(name);
  await world.pool.query('update players set mfa_enabled = true where id = $1', [id]);
  const { code, err } = await duringDeletion(world, id, () =>
    world.admin(`${words} ${name} ${argument} --reason "ticket 1" --yes`),
  );
  expect([code, err]).toEqual([1, expect.stringContaining(`The account ${name} was deleted.`)]);
});

describe('OPS-6: players email with the address that the player has', () => {
  /** What the command says about `address` for a player with the address moi@example.com, and the player's row afterwards. */
  async function outcomeOf(name: string, address: string, verified: boolean) {
    const id = await world.player(name);
    await world.pool.query(
      `update players set email = 'moi@example.com', email_verified_at = case when $2 then now() end where id = $1`,
      [id, verified],
    );
    const { code, out, err } = await world.admin(`players email ${name} ${address} --reason "ticket 1"`, [
      'y',
    ]);
    const { rows } = await world.pool.query('select email, email_waits_until from players where id = $1', [
      id,
    ]);
    expect(rows).toEqual([{ email: 'moi@example.com', email_waits_until: null }]);
    return { code, out, err };
  }

  it.each(['moi@example.com', 'Moi@Example.com'])('does nothing if it is verified: %s', async (address) => {
    const name = address === 'moi@example.com' ? 'verified' : 'verified_as_well';
    const { code, out, err } = await outcomeOf(name, address, true);
    expect([code, out, err]).toEqual([0, `${name} already has this address. Nothing to do.\n`, '']);
  });

  it.each(['moi@example.com', 'Moi@Example.com'])(
    'only sends another link if it is not verified: %s',
    async (address) => {
      const name = address === 'moi@example.com' ? 'unverified' : 'unverified_as_well';
      const { code, out, err } = await outcomeOf(name, address, false);
      expect(code).toBe(0);
      expect(err).toContain('This sends');
      expect(err).not.toContain('signed out');
      expect(out).toContain('The host sends another verification link');
      expect(out).not.toContain('72 hours');
    },
  );

  it('does not replace an address that the player got after the operator read that only a link is sent', async () => {
    const id = await world.player('moved_on');
    await world.pool.query(`update players set email = 'moi@example.com' where id = $1`, [id]);
    const { code, out, err } = await world.admin(
      'players email moved_on moi@example.com --reason "ticket 1"',
      [
        yesAfter(() =>
          world.pool.query(`update players set email = 'newer@example.com' where id = $1`, [id]),
        ),
      ],
    );
    expect([code, out]).toEqual([1, '']);
    expect(err).toContain('moved_on got another address in the meantime');
    const { rows } = await world.pool.query('select email from players where id = $1', [id]);
    expect(rows).toEqual([{ email: 'newer@example.com' }]);
  });
});

it('OPS-6: players remove-factor says that it starts a waiting time again which is running or over', async () => {
  const id = await world.player('impatient');
  await world.pool.query('update players set mfa_enabled = true where id = $1', [id]);
  const remove = (answer: string) =>
    world.admin('players remove-factor impatient --reason "ticket 1"', [answer]);
  expect((await remove('y')).err).not.toContain('again');
  const { err } = await remove('n');
  expect(err).toMatch(
    /^They already can from \d{4}-\d\d-\d\d \d\d:\d\dZ: this starts the 72 hours again\.$/m,
  );
});
