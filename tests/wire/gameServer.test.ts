import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { ALARM_AFTER_ATTEMPTS } from '../../api-host/domain/deliverySchedule';
import { signatureFault } from '../../api-host/domain/signature';
import { checkLedger } from '../../api-host/repositories/ledgerCheck';
import { recallCredit } from '../../api-host/repositories/ledger';
import type { GameMode } from '../../api-host/sandbox/gameSettings';
import { receivedDeliveries } from '../../api-host/sandbox/scenes';
import { answering, delivering, startFakeGameServer, type FakeGameServer } from '../support/fakeGameServer';
import {
  eventually,
  openMoneyWorld,
  recharge,
  type MoneyWorld,
  type TestPlayer,
} from '../support/moneyWorld';
import type { HostProcess } from '../support/startHost';

// Hosts start slowly on a busy machine.
jest.setTimeout(60_000);

const ORDER = { creditAmount: 5_000, zoneId: 1 };
const PENDING = expect.stringContaining('đang được xử lý') as string;

const stateOf = async (world: MoneyWorld, player: TestPlayer) =>
  (await world.db.selectFrom('deliveries').selectAll().where('player_id', '=', player.id).execute()).map(
    ({ state }) => state,
  );
/** Lets the poller try what is pending at once instead of after its pause. */
const hurry = (world: MoneyWorld) =>
  sql`update deliveries set next_attempt_at = now() where state = 'pending'`.execute(world.db);
const ended = (world: MoneyWorld, player: TestPlayer) =>
  eventually('the delivery has ended', async () => {
    await hurry(world);
    return !(await stateOf(world, player)).includes('pending');
  });

async function closeSound(world: MoneyWorld): Promise<void> {
  const report = await checkLedger(world.db);
  await world.close();
  expect(report.findings).toEqual([]);
}

describe('the sandbox’s game servers', () => {
  let world: MoneyWorld;
  let host: HostProcess;
  const mode = (name: GameMode) => world.sandbox('/game', { mode: name });

  beforeAll(async () => {
    world = await openMoneyWorld(2);
    [host] = world.hosts as [HostProcess];
  });
  beforeEach(() => mode('ok'));
  afterAll(() => closeSound(world));

  it('that refuse: the KP come back, nothing is delivered, and the same key says the same', async () => {
    await mode('refuse');
    const player = await world.newPlayer(5_000);
    const key = randomUUID();
    const answer = await recharge(player.at(host), ORDER, key);
    expect(answer.status).toBe(422);
    expect(answer.json()).toEqual({
      errorCode: 'GAME_UNAVAILABLE',
      message: expect.stringContaining('5.000 KP đã được hoàn lại') as string,
    });
    await mode('ok');
    expect((await recharge(player.at(world.hosts[1] ?? host), ORDER, key)).text).toBe(answer.text);
    expect(await world.balanceOf(player)).toEqual({ credit: 5_000, debt: 0 });
    expect(await receivedDeliveries(world.db, player.username)).toEqual([]);
    const history = (await player.at(host).get('/api/transaction-history')).json() as {
      type: string;
      status: string;
    }[];
    expect(history.map(({ type, status }) => `${type} ${status}`)).toEqual([
      'credit.refund success',
      'credit.pay failed',
      'topup.bank-transfer success',
    ]);
  });

  it('a refund repays debt first', async () => {
    await mode('down');
    const player = await world.newPlayer(5_000);
    await recharge(player.at(host), ORDER);
    await recallCredit(world.db, player.id, 3_000, 'test');
    await mode('refuse');
    await ended(world, player);
    expect(await world.balanceOf(player)).toEqual({ credit: 2_000, debt: 0 });
  });

  it('that are down: the player is told that it goes on, and it is delivered when they are up', async () => {
    await mode('down');
    const player = await world.newPlayer(5_000);
    const key = randomUUID();
    const answer = await recharge(player.at(host), ORDER, key);
    expect(answer.status).toBe(200);
    expect(answer.json()).toEqual({ message: PENDING });
    expect(await stateOf(world, player)).toEqual(['pending']);
    expect(await world.balanceOf(player)).toEqual({ credit: 0, debt: 0 });
    await mode('ok');
    await ended(world, player);
    expect(await stateOf(world, player)).toEqual(['delivered']);
    expect(await receivedDeliveries(world.db, player.username)).toHaveLength(1);
    expect(await recharge(player.at(host), ORDER, key)).toMatchObject({ status: 200, text: '{}' });
  });

  it('that hang and deliver too late: the answer comes before the portal gives up, delivered once, no refund', async () => {
    await mode('hang');
    const player = await world.newPlayer(5_000);
    const began = performance.now();
    const answer = await recharge(player.at(host), ORDER);
    expect(performance.now() - began).toBeLessThan(4_900);
    expect(answer.json()).toEqual({ message: PENDING });
    await eventually(
      'the late delivery is there',
      async () => (await receivedDeliveries(world.db, player.username)).length === 1,
    );
    // Even a server that refuses everything by now keeps to its first word.
    await mode('refuse');
    await ended(world, player);
    expect(await stateOf(world, player)).toEqual(['delivered']);
    expect(await world.balanceOf(player)).toEqual({ credit: 0, debt: 0 });
    expect(await receivedDeliveries(world.db, player.username)).toHaveLength(1);
  });

  it('that hang, then refuse before the late delivery: refunded, and the late delivery does not come', async () => {
    await mode('hang');
    const player = await world.newPlayer(5_000);
    const waiting = recharge(player.at(host), ORDER);
    await eventually('the debit is there', async () => (await stateOf(world, player)).length === 1);
    await mode('refuse');
    await hurry(world);
    await eventually('refused', async () => (await stateOf(world, player)).includes('refused'), 3_000);
    expect((await waiting).json()).toMatchObject({ errorCode: 'GAME_UNAVAILABLE' });
    // The late delivery would come 4 s after the call: wait past it, to see that it doesn't.
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    expect(await receivedDeliveries(world.db, player.username)).toEqual([]);
    expect(await world.balanceOf(player)).toEqual({ credit: 5_000, debt: 0 });
  });
});

describe('an operator’s game server', () => {
  const SECRET = 'the-secret-of-the-game-server-in-these-tests';
  let world: MoneyWorld;
  let host: HostProcess;
  let server: FakeGameServer;

  beforeAll(async () => {
    server = await startFakeGameServer();
    world = await openMoneyWorld(1, { GAME_SERVER_URL: server.url, GAME_SERVER_SECRET: SECRET });
    [host] = world.hosts as [HostProcess];
  });
  beforeEach(() => {
    server.calls.length = 0;
    server.behave(delivering);
  });
  afterAll(async () => {
    await closeSound(world);
    await server.close();
  });

  it('is called once, signed, with all it needs', async () => {
    const player = await world.newPlayer(5_000);
    expect(await recharge(player.at(host), ORDER)).toMatchObject({ status: 200, text: '{}' });
    expect(server.calls).toHaveLength(1);
    const { body, raw, headers } = server.calls[0] ?? { body: {}, raw: '', headers: {} };
    expect(body).toEqual({
      deliveryId: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      gameId: 'fsonline',
      username: player.username,
      zoneId: 1,
      coins: 50_000,
    });
    expect(headers['idempotency-key']).toBe(body.deliveryId);
    const message = {
      timestamp: String(headers['x-timestamp']),
      signature: String(headers['x-signature']),
      rawBody: Buffer.from(raw),
    };
    expect(signatureFault(SECRET, message, Date.now())).toBeNull();
  });

  it.each([
    ['500', answering(500, { status: 'refused' })],
    ['a proxy’s 404', answering(404, '<html>not found</html>')],
    ['broken JSON', answering(200, '{"status":')],
    ['another word', answering(200, { status: 'accepted' })],
    ['a redirect', answering(302, { status: 'delivered' })],
    ['a closed connection', (_call: unknown, response: { destroy(): unknown }) => void response.destroy()],
  ])(
    '%s is no answer: the payment stays pending, then the same delivery is asked for again',
    async (_, how) => {
      const player = await world.newPlayer(5_000);
      server.behave(how);
      expect((await recharge(player.at(host), ORDER)).json()).toEqual({ message: PENDING });
      expect(await stateOf(world, player)).toEqual(['pending']);
      expect(await world.balanceOf(player)).toEqual({ credit: 0, debt: 0 });
      server.behave(delivering);
      await ended(world, player);
      expect(await stateOf(world, player)).toEqual(['delivered']);
      expect(new Set(server.calls.map(({ body }) => body.deliveryId)).size).toBe(1);
    },
  );

  it('that refuses after silence: the KP come back once', async () => {
    const player = await world.newPlayer(5_000);
    server.behave(answering(503, ''));
    await recharge(player.at(host), ORDER);
    server.behave(answering(422, { status: 'refused', reason: 'no such character' }));
    await ended(world, player);
    expect(await stateOf(world, player)).toEqual(['refused']);
    expect(await world.balanceOf(player)).toEqual({ credit: 5_000, debt: 0 });
  });

  it('that never answers is an alarm, never a refund', async () => {
    const player = await world.newPlayer(5_000);
    server.behave(answering(503, ''));
    await recharge(player.at(host), ORDER);
    await world.db
      .updateTable('deliveries')
      .set({ attempts: ALARM_AFTER_ATTEMPTS - 1, next_attempt_at: sql<Date>`now()` })
      .where('player_id', '=', player.id)
      .execute();
    const alarm = world.db.selectFrom('alarms').select('detail').where('kind', '=', 'delivery-stuck');
    await eventually('the alarm is raised', async () => (await alarm.execute()).length === 1);
    expect((await alarm.executeTakeFirstOrThrow()).detail).toMatchObject({ attempts: ALARM_AFTER_ATTEMPTS });
    expect(await stateOf(world, player)).toEqual(['pending']);
    expect(await world.balanceOf(player)).toEqual({ credit: 0, debt: 0 });
    server.behave(delivering);
    await ended(world, player);
  });
});

it('without any game server recharges are off, and nothing is charged', async () => {
  const world = await openMoneyWorld(1);
  try {
    const player = await world.newPlayer(5_000);
    const bare = await world.addHost({ SANDBOX: '0' });
    const client = player.at(bare);
    expect((await recharge(client, ORDER)).json()).toMatchObject({ errorCode: 'GAME_UNAVAILABLE' });
    expect(await world.balanceOf(player)).toEqual({ credit: 5_000, debt: 0 });
    expect((await client.get('/sandbox/messages')).status).toBe(404);
    expect((await client.request('POST', '/sandbox/game', { body: { mode: 'down' } })).status).toBe(404);
  } finally {
    await world.close();
  }
});
