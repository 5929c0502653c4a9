import { randomUUID } from 'node:crypto';
import { Pool } from 'pg';
import { openLog } from '../../../api-host/log';
import { recallCredit } from '../../../api-host/repositories/ledger';
import type { GameMode } from '../../../api-host/sandbox/gameSettings';
import { sandboxGameServer } from '../../../api-host/sandbox/sandboxGameServer';
import { eventually } from '../../support/eventually';
import { migrate, strandedPlayer } from '../../support/migrations';
import { openMoneyWorld, type MoneyWorld } from '../../support/moneyWorld';
import {
  deliveriesEnded,
  deliveriesOf,
  deliveryStates,
  ORDER,
  recharge,
  tally,
} from '../../support/recharges';
import type { HostProcess } from '../../support/startHost';

const PENDING = expect.stringContaining('đang được xử lý') as string;

describe('the sandbox’s game servers', () => {
  let world: MoneyWorld;
  let host: HostProcess;
  const mode = (name: GameMode) => world.sandbox('/game', { mode: name });

  beforeAll(async () => {
    world = await openMoneyWorld(2);
    [host] = world.hosts as [HostProcess];
  });
  beforeEach(() => mode('ok'));
  afterAll(async () => expect(await world.close()).toEqual([]));

  it('that refuse cause a refund and no delivery, and the same key gets the same answer', async () => {
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
    expect(await deliveriesOf(world, player)).toEqual([]);
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
    await recallCredit(world.db, player.id, 3_000, 'sandbox');
    await mode('refuse');
    await deliveriesEnded(world, player);
    expect(await world.balanceOf(player)).toEqual({ credit: 2_000, debt: 0 });
  });

  it('that are down leave the payment pending, and deliver once they are up', async () => {
    await mode('down');
    const player = await world.newPlayer(5_000);
    const key = randomUUID();
    const answer = await recharge(player.at(host), ORDER, key);
    expect(answer.status).toBe(200);
    expect(answer.json()).toEqual({ message: PENDING });
    expect(await deliveryStates(world, player)).toEqual(['pending']);
    expect(await world.balanceOf(player)).toEqual({ credit: 0, debt: 0 });
    await mode('ok');
    await deliveriesEnded(world, player);
    expect(await deliveryStates(world, player)).toEqual(['delivered']);
    expect(await deliveriesOf(world, player)).toHaveLength(1);
    expect(await recharge(player.at(host), ORDER, key)).toMatchObject({ status: 200, text: '{}' });
  });

  it('that hang and deliver late deliver once without a refund; the answer precedes the portal’s timeout', async () => {
    await mode('hang');
    const player = await world.newPlayer(5_000);
    const began = performance.now();
    const answer = await recharge(player.at(host), ORDER);
    expect(performance.now() - began).toBeLessThan(4_900);
    expect(answer.json()).toEqual({ message: PENDING });
    await eventually(
      'the late delivery is there',
      async () => (await deliveriesOf(world, player)).length === 1,
    );
    // A server that now refuses everything still keeps its first decision.
    await mode('refuse');
    await deliveriesEnded(world, player);
    expect(await deliveryStates(world, player)).toEqual(['delivered']);
    expect(await world.balanceOf(player)).toEqual({ credit: 0, debt: 0 });
    expect(await deliveriesOf(world, player)).toHaveLength(1);
  });

  it('that refuse after hanging never make the late delivery', async () => {
    // With a single connection, statements run in the order in which they were sent.
    const pool = new Pool({ connectionString: world.url, max: 1 });
    const late: (() => void)[] = [];
    const servers = sandboxGameServer({ pool, log: openLog('silent') }, (deliver) => late.push(deliver));
    const delivery = {
      deliveryId: randomUUID(),
      gameId: 'game',
      username: 'demo',
      zoneId: 1,
      coins: 500,
      migration: null,
    };
    const caller = new AbortController();
    const refused = { status: 'refused', reason: expect.any(String) as string };
    try {
      await mode('hang');
      const hanging = servers.deliver(delivery, caller.signal);
      await eventually('the late delivery is planned', () => Promise.resolve(late.length === 1));
      caller.abort();
      expect(await hanging).toMatchObject({ status: 'unknown' });
      await mode('refuse');
      expect(await servers.deliver(delivery, caller.signal)).toEqual(refused);
      late[0]?.();
      await pool.query('select');
      await mode('ok');
      expect(await servers.deliver(delivery, caller.signal)).toEqual(refused);
    } finally {
      await pool.end();
    }
  });
});

it('turns recharges off and charges nothing without a game server', async () => {
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

it('does not say that nothing was charged for what was started before there was no game server', async () => {
  const world = await openMoneyWorld(1);
  try {
    const [host] = world.hosts as [HostProcess];
    const [payer, mover] = [await world.newPlayer(10_000), (await strandedPlayer(world)).player];
    const [paid, moved] = [randomUUID(), randomUUID()];
    await world.sandbox('/game', { mode: 'refuse' });
    const refused = randomUUID();
    await recharge(payer.at(host), ORDER, refused);
    await world.sandbox('/game', { mode: 'down' });
    await recharge(payer.at(host), ORDER, paid);
    await migrate(mover.at(host), 1, moved);

    const bare = await world.addHost({ SANDBOX: '0' });
    const again = (key: string, order = ORDER) => recharge(payer.at(bare), order, key);
    expect((await again(paid)).json()).toEqual({ message: PENDING });
    expect((await migrate(mover.at(bare), 1, moved)).json()).toEqual({ message: PENDING });
    expect((await again(refused)).json()).toMatchObject({
      message: expect.stringContaining('đã được hoàn lại') as string,
    });
    expect(tally([await again(paid, { ...ORDER, zoneId: 2 }), await again(randomUUID())])).toEqual({
      '409 IDEMPOTENCY_CONFLICT': 1,
      '422 GAME_UNAVAILABLE': 1,
    });
    expect(await world.balanceOf(payer)).toEqual({ credit: 5_000, debt: 0 });
  } finally {
    await world.close();
  }
});
