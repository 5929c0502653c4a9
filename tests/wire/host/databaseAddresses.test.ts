import { openDatabaseProxy, type DatabaseProxy } from '../../support/databaseProxy';
import { readyEvents } from '../../support/eventStream';
import { eventually } from '../../support/eventually';
import { openMoneyWorld, type MoneyWorld, type TestPlayer } from '../../support/moneyWorld';
import { startLoad } from '../../support/playerLoad';
import { hostThatEnds, type HostProcess } from '../../support/startHost';
import { noticeFor, sendNotice } from '../../support/transferNotices';

const BACK_WITHIN_MS = 10_000;

let world: MoneyWorld;
let one: DatabaseProxy;
let two: DatabaseProxy;
let host: HostProcess;
let players: TestPlayer[];
let url: string;
beforeAll(async () => {
  world = await openMoneyWorld(0);
  one = await openDatabaseProxy(world.url);
  two = await openDatabaseProxy(world.url);
  const second = new URL(two.url).host;
  url = one.url.replace(/(@[^/]+)/, `$1,${second}`);
  // The first address is down when the host starts.
  await one.stop();
  host = await world.addHost({ DATABASE_URL: url, PORTAL_DIST: 'none' });
  players = await Promise.all([0, 1, 2].map(() => world.newPlayer(1_000_000_000)));
});
afterAll(async () => {
  expect(await world.close()).toEqual([]);
  await Promise.all([one.close(), two.close()]);
});

const isReady = async () => (await host.client().get('/ready')).status === 200;

it('OPS-3: starts while one of two addresses is down, and switches to it when the other one fails', async () => {
  expect(await isReady()).toBe(true);
  const stream = await readyEvents((players[0] as TestPlayer).at(host));
  const load = startLoad(players.map((player) => player.at(host)));
  await eventually('players play', async () => load.count() > 30);

  await one.start();
  await two.stop();
  await eventually('the host is ready', isReady, BACK_WITHIN_MS);
  const then = load.count();
  await eventually('players play on', async () => load.count() > then + 30);
  const failed = await load.stop();
  expect(Object.keys(failed).filter((line) => !/: 503 /.test(line))).toEqual([]);
  expect(host.stderr()).toContain('the database is at another address');
  // The listener has moved to the new address.
  await sendNotice(host, noticeFor(players[0] as TestPlayer));
  await stream.next(({ event, data }) => event === 'money' && /topup/.test(JSON.stringify(data)));
  stream.close();
});

it('OPS-3: refuses to start where no address takes writes, in one line', async () => {
  await one.stop();
  const { code, stderr } = await hostThatEnds({ databaseUrl: url });
  expect([code, stderr]).toEqual([
    1,
    expect.stringMatching(/^No address of the database accepts writes \(127[^\n]*\n$/),
  ]);
});
