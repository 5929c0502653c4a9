import { once } from 'node:events';
import { connect } from 'node:net';
import { readSchemaFiles } from '../../../api-host/db/schemaFiles';
import { eventually } from '../../support/eventually';
import { openMoneyWorld, type MoneyWorld, type TestPlayer } from '../../support/moneyWorld';
import { makeNextRelease, type NextRelease } from '../../support/nextRelease';
import { startLoad } from '../../support/playerLoad';
import { openReadyProxy, type ReadyProxy } from '../../support/readyProxy';
import { signalTo } from '../../support/signalTo';
import { startHost, type HostProcess } from '../../support/startHost';
import { WireClient } from '../../support/wireClient';

const CREDIT = 1_000_000_000;

let world: MoneyWorld;
let next: NextRelease;
let players: TestPlayer[];
const started: HostProcess[] = [];
beforeAll(async () => {
  next = makeNextRelease();
  world = await openMoneyWorld(2, { PORTAL_DIST: 'none' });
  players = await Promise.all(Array.from({ length: 4 }, () => world.newPlayer(CREDIT)));
});
afterAll(async () => {
  await Promise.all(started.map((host) => host.stop()));
  expect(await world.close()).toEqual([]);
  next.remove();
});

const env = { LOG_LEVEL: 'warn', PORTAL_DIST: 'none', API_HOST_DRAIN_MS: '3000' };

/** A host of the next release; it migrates the database. */
async function startNext(): Promise<HostProcess> {
  const host = await startHost({ databaseUrl: world.url, env }, next.folder);
  started.push(host);
  return host;
}

const readiness = async (host: HostProcess) => {
  const { status, text } = await host.client().get('/ready');
  return status === 200 ? 'ready' : text;
};

/** Checks twice, like proxies, which remove a host only after several failed checks (HAProxy after 3): a machine may stall during one. */
const readinessTwice = async (host: HostProcess) =>
  (await readiness(host)) === 'ready' ? 'ready' : readiness(host);

async function spent(): Promise<number> {
  const balances = await Promise.all(players.map((player) => world.balanceOf(player)));
  return players.length * CREDIT - balances.reduce((sum, { credit }) => sum + credit, 0);
}

it('OPS-2: keeps hosts working and ready while the next release changes the schema', async () => {
  const [one, two] = world.hosts as [HostProcess, HostProcess];
  const load = startLoad(players.map((player, at) => player.at(at % 2 ? one : two)));
  const watching = new AbortController();
  const said = new Set<string>();
  const watch = (async () => {
    while (!watching.signal.aborted) for (const host of [one, two]) said.add(await readinessTwice(host));
  })();
  await eventually('players play', async () => load.count() > 20);

  const newer = await startNext();
  const { rows } = await world.pool.query(`select name from migrations where name like '9%' order by name`);
  expect(rows).toHaveLength(3);
  const before = load.count();
  await eventually('players went on', async () => load.count() > before + 40);
  const side = startLoad(players.map((player) => player.at(newer)));
  await eventually('players play at the new one, too', async () => side.count() > 20);

  expect([await load.stop(), await side.stop()]).toEqual([{}, {}]);
  watching.abort();
  await watch;
  expect([...said, await readiness(newer)]).toEqual(['ready', 'ready']);
  expect(await spent()).toBe((load.recharges() + side.recharges()) * 5_000);
});

it('OPS-2: starts the previous release on the newer schema, and leaves the schema unchanged', async () => {
  const checksums = async () => {
    const { rows } = await world.pool.query<{ name: string; checksum: string }>(
      'select name, checksum from applied_functions order by id',
    );
    return rows;
  };
  const before = await checksums();
  expect(before.length).toBeGreaterThan(readSchemaFiles().functions.length);
  const older = await world.addHost();
  expect(await readiness(older)).toBe('ready');
  expect(await checksums()).toEqual(before);
  const load = startLoad(players.map((player) => player.at(older)));
  await eventually('players play', async () => load.count() > 20);
  expect(await load.stop()).toEqual({});
});

describe('OPS-2: a stop', () => {
  let proxy: ReadyProxy;
  beforeAll(async () => {
    proxy = await openReadyProxy();
  });
  afterAll(() => proxy.close());

  it('of one host after another fails no call behind a proxy that asks /ready', async () => {
    let serving = [await world.addHost(env), await world.addHost(env)];
    const show = () => proxy.setHosts(serving.map(({ origin }) => origin));
    show();
    await eventually('the proxy knows both', async () => proxy.ready().length === 2);
    const clients = players.map((player) => {
      const client = new WireClient(proxy.origin);
      for (const [name, value] of player.at(serving[0] as HostProcess).cookies)
        client.cookies.set(name, value);
      return client;
    });
    const load = startLoad(clients);
    for (const old of [...serving]) {
      const fresh = await startNext();
      serving = [...serving, fresh];
      show();
      await eventually('the proxy knows the new one', async () => proxy.ready().includes(fresh.origin));
      const before = load.count();
      expect(await old.stop()).toBe(0);
      serving = serving.filter((host) => host !== old);
      show();
      await eventually('players play on', async () => load.count() > before + 20);
    }
    expect(await load.stop()).toEqual({});
  });

  it('shows in /ready at once; calls are answered and connections closed until the drain ends', async () => {
    const host = await world.addHost(env);
    const client = (players[0] as TestPlayer).at(host);
    expect((await client.get('/api/me')).headers.get('connection')).toBe('keep-alive');
    const stream = await fetch(`${host.origin}/api/events`, {
      headers: { Cookie: [...client.cookies].map((pair) => pair.join('=')).join('; ') },
    });
    const ended = host.stop();
    await eventually('it is not ready', async () => (await readiness(host)).includes('stopping'), 2_500);
    const me = await client.get('/api/me');
    expect([me.status, me.headers.get('connection')]).toEqual([200, 'close']);
    // The stream ends when the host stops, not with an error.
    expect(await stream.text()).toContain('event: ready');
    expect(await ended).toBe(0);
    const socket = connect(Number(new URL(host.origin).port), '127.0.0.1');
    await expect(once(socket, 'connect')).rejects.toThrow('ECONNREFUSED');
  });

  it('is immediate at a second signal', async () => {
    const host = await world.addHost({ ...env, API_HOST_DRAIN_MS: '300000' });
    let ended = false;
    const end = host.stop().then((code) => {
      ended = true;
      return code;
    });
    await eventually('it ended', async () => {
      if (!ended) signalTo(host.pid, 'SIGTERM');
      return ended;
    });
    expect(await end).toBe(1);
    expect(host.stderr()).toContain('second signal: the host exits immediately');
  });
});
