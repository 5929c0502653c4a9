import { startMigration } from '../../../../api-host/repositories/migration';
import { yesAfter } from '../../../support/operator';
import { useOperatorWorld } from '../../../support/useOperatorWorld';

const world = useOperatorWorld();

it('adds a zone as closed, and opens it', async () => {
  expect((await world.admin('zones add 9 "S9 Hoàng Sa" --yes')).code).toBe(0);
  expect((await world.admin('zones add 9 "S9 Trường Sa" --yes')).err).toContain('Zone 9 already exists');
  expect((await world.admin('zones open 9 --yes')).code).toBe(0);
  expect((await world.admin('zones list --json')).json().zones).toContainEqual({
    id: 9,
    name: 'S9 Hoàng Sa',
    state: 'ACTIVE',
    players: 0,
  });
});

it('OPS-6: closes no zone to or from which a migration is pending, since its balances may be in the import already', async () => {
  const pending = (names: string) =>
    `Migrations to or from ${names} are pending: ${number} (see npm run admin -- deliveries list). Settle them, import the balances again, then close the zone.\n`;
  const order = {
    playerId: await world.player('mover'),
    gameId: 'fsonline',
    zoneId: 2,
    idempotency: null,
  } as const;
  await world.pool.query('insert into account_zones values ($1, 3, 100, 0, 0)', [order.playerId]);
  const start = await startMigration(world.pool, order);
  const number = 'job' in start ? start.job.transactionId : 0;
  const refused = await world.admin('zones close 2 --yes');
  expect([refused.code, refused.err]).toEqual([1, pending('Zone 2 (S2 Long Thành)')]);
  // The zone from which the balances come was opened again.
  expect((await world.admin('zones open 3 --yes')).code).toBe(0);
  expect((await world.admin('zones close 3 --yes')).err).toBe(pending('Zone 3 (S3 Cổ Mộ)'));
  expect((await world.admin('zones close 1 --yes')).code).toBe(0);
  expect((await world.admin('zones open 1 --yes')).code).toBe(0);
  await world.pool.query("update deliveries set next_attempt_at = now() - interval '1 second'");
  expect((await world.admin(`deliveries settle ${number} delivered --reason "a test" --yes`)).code).toBe(0);
  expect((await world.admin('zones close 2 --yes')).code).toBe(0);
});

it('OPS-6: and none to which a migration was started after the question', async () => {
  const order = {
    playerId: await world.player('late'),
    gameId: 'fsonline',
    zoneId: 1,
    idempotency: null,
  } as const;
  await world.pool.query('insert into account_zones values ($1, 2, 100, 0, 0)', [order.playerId]);
  const { code, err } = await world.admin('zones close 1', [
    yesAfter(async () => {
      expect((await startMigration(world.pool, order)).outcome).toBe('started');
    }),
  ]);
  expect([code, err]).toEqual([
    1,
    expect.stringContaining('Migrations to or from Zone 1 (S1 Thiên Long) are pending'),
  ]);
});
