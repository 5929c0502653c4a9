import { readyEvents } from '../../support/eventStream';
import { eventually } from '../../support/eventually';
import { openMoneyWorld, type MoneyWorld, type TestPlayer } from '../../support/moneyWorld';
import { openPooler, pgbouncer, type Pooler } from '../../support/pgbouncer';
import { startLoad } from '../../support/playerLoad';
import { startHost, type HostProcess } from '../../support/startHost';
import { createTestDatabase } from '../../support/testDatabase';
import { noticeFor, sendNotice } from '../../support/transferNotices';

if (pgbouncer === null) console.log('Skipped: OPS-3 behind a pooler, since this machine has no pgbouncer.');
const describeWithPooler = pgbouncer === null ? describe.skip : describe;

describeWithPooler('OPS-3: behind pgbouncer in transaction mode', () => {
  let world: MoneyWorld;
  let pooler: Pooler;
  let polling: HostProcess;
  let listening: HostProcess;
  let players: TestPlayer[];
  beforeAll(async () => {
    world = await openMoneyWorld(0);
    // Fewer connections than the hosts have to the pooler, so that transactions keep switching connections.
    pooler = await openPooler(world.url, 4);
    const env = { DATABASE_URL: pooler.url, API_HOST_DATABASE_POOLER: '1', PORTAL_DIST: 'none' };
    polling = await world.addHost(env);
    listening = await world.addHost({ ...env, DATABASE_LISTEN_URL: world.url });
    players = await Promise.all(Array.from({ length: 8 }, () => world.newPlayer(1_000_000_000)));
  });
  afterAll(async () => {
    const findings = await world.close();
    await pooler.close();
    expect(findings).toEqual([]);
  });

  const isReady = async (host: HostProcess) => (await host.client().get('/ready')).status === 200;
  const startAll = () => startLoad(players.map((player, at) => player.at(at % 2 ? polling : listening)));

  it('hosts start, migrate and seed an empty database', async () => {
    const empty = await createTestDatabase({ empty: true });
    const own = await openPooler(empty.url, 2);
    const host = await startHost({
      databaseUrl: own.url,
      env: { API_HOST_DATABASE_POOLER: '1', PORTAL_DIST: 'none' },
    });
    expect([await isReady(host), (await host.client().login()).status]).toEqual([true, 204]);
    expect(await host.stop()).toBe(0);
    await own.close();
    await empty.drop();
  });

  it('hosts warn where the role lacks time limits, which they can’t send', () => {
    expect(polling.stderr()).toContain('the hosts’ database role has no timeouts');
  });

  it('calls of many players at two hosts all succeed', async () => {
    const load = startAll();
    await eventually('players play', async () => load.count() > 400, 60_000);
    expect(await load.stop()).toEqual({});
    expect(
      (await Promise.all([polling.client().login(), listening.client().login()])).map(({ status }) => status),
    ).toEqual([204, 204]);
  });

  it.each(['without', 'with'])('money events arrive %s DATABASE_LISTEN_URL', async (kind) => {
    const host = kind === 'with' ? listening : polling;
    const player = await world.newPlayer(0);
    const stream = await readyEvents(player.at(host));
    // The transfer is reported to the other host.
    await sendNotice(kind === 'with' ? polling : listening, noticeFor(player));
    await stream.next(({ event }) => event === 'money');
    stream.close();
    // One host listens, on its own connection: none does on a connection that the pooler shares.
    const { rows } = await world.pool.query<{ query: string }>(
      `select query from pg_stat_activity where datname = current_database() and query ilike 'listen %'`,
    );
    expect(rows).toHaveLength(1);
  });

  it('a restart of the pooler causes only 503s, and nothing happens twice', async () => {
    const before = await Promise.all(players.map((player) => world.balanceOf(player)));
    const load = startAll();
    await eventually('players play', async () => load.count() > 50);
    await pooler.restart();
    await eventually('both are ready', async () => (await isReady(polling)) && (await isReady(listening)));
    const then = load.count();
    await eventually('players play on', async () => load.count() > then + 50);
    const failed = await load.stop();
    expect(Object.keys(failed).filter((line) => !/: 503 /.test(line))).toEqual([]);
    const after = await Promise.all(players.map((player) => world.balanceOf(player)));
    const spent = after.reduce((sum, { credit }, at) => sum + (before[at]?.credit ?? 0) - credit, 0);
    // A recharge whose response was lost may have been executed.
    const unsure = Object.entries(failed).reduce(
      (sum, [line, n]) => sum + (line.startsWith('POST') ? n : 0),
      0,
    );
    expect(spent).toBeGreaterThanOrEqual(load.recharges() * 5_000);
    expect(spent).toBeLessThanOrEqual((load.recharges() + unsure) * 5_000);
  });
});
