import { randomUUID } from 'node:crypto';
import { checkLedger } from '../../api-host/repositories/ledgerCheck';
import { receivedDeliveries } from '../../api-host/sandbox/scenes';
import { openMoneyWorld, recharge, tally, type MoneyWorld, type TestPlayer } from '../support/moneyWorld';
import type { HostProcess } from '../support/startHost';
import type { WireClient } from '../support/wireClient';

// Hosts start slowly on a busy machine.
jest.setTimeout(60_000);

let world: MoneyWorld;
let host: HostProcess;

beforeAll(async () => {
  world = await openMoneyWorld(2);
  [host] = world.hosts as [HostProcess];
});

afterAll(async () => {
  const report = await checkLedger(world.db);
  await world.close();
  expect(report.findings).toEqual([]);
});

const CHEAPEST = { creditAmount: 5_000, zoneId: 1 };
const atBoth = (player: TestPlayer): WireClient[] => world.hosts.map((process) => player.at(process));
const deliveriesOf = (player: TestPlayer) => receivedDeliveries(world.db, player.username);
/** Sends `count` at once, by turns to each client. */
const atOnce = (
  count: number,
  clients: WireClient[],
  send: (client: WireClient) => ReturnType<typeof recharge>,
) =>
  Promise.all(
    Array.from({ length: count }, (_, index) => send(clients[index % clients.length] as WireClient)),
  );

describe('POST /api/recharge/game', () => {
  it('charges and delivers, and the history shows what was bought', async () => {
    const player = await world.newPlayer(12_000);
    const client = player.at(host);
    expect(await recharge(client, CHEAPEST)).toMatchObject({ status: 200, text: '{}' });
    expect(await world.balanceOf(player)).toEqual({ credit: 7_000, debt: 0 });
    expect(await deliveriesOf(player)).toEqual([expect.objectContaining({ zoneId: 1, coins: 50_000 })]);
    const [newest] = (await client.get('/api/transaction-history')).json() as unknown[];
    expect(newest).toMatchObject({
      type: 'credit.pay',
      status: 'success',
      value: 5_000,
      currency: 'KP',
      payload: { metadata: { gameId: 'fsonline', coin: 50_000, coinName: 'Xu' } },
      relatedTransactions: [],
    });
  });

  it('GAME-8: 64 recharges at once of more than the balance, through two hosts: exact, never below 0, no 5xx', async () => {
    const player = await world.newPlayer(7 * 5_000 + 4_999);
    const answers = await atOnce(64, atBoth(player), (client) => recharge(client, CHEAPEST));
    expect(tally(answers)).toEqual({ '200': 7, '422 INSUFFICIENT_CREDIT': 57 });
    expect(await world.balanceOf(player)).toEqual({ credit: 4_999, debt: 0 });
    expect(await deliveriesOf(player)).toHaveLength(7);
  });

  it('GAME-8: one Idempotency-Key 64 times at once, through two hosts, is one charge and one answer', async () => {
    const player = await world.newPlayer(50_000);
    const key = randomUUID();
    const answers = await atOnce(64, atBoth(player), (client) => recharge(client, CHEAPEST, key));
    expect(tally(answers)).toEqual({ '200': 64 });
    expect(new Set(answers.map(({ text }) => text))).toEqual(new Set(['{}']));
    expect(await world.balanceOf(player)).toEqual({ credit: 45_000, debt: 0 });
    expect(await deliveriesOf(player)).toHaveLength(1);
    const later = await recharge(player.at(host), CHEAPEST, key.toUpperCase());
    expect(later).toMatchObject({ status: 200, text: '{}' });
    expect(await world.balanceOf(player)).toEqual({ credit: 45_000, debt: 0 });
  });

  it('GAME-8: a key whose charge emptied the balance still answers its own outcome', async () => {
    const player = await world.newPlayer(5_000);
    const key = randomUUID();
    const answers = await atOnce(16, atBoth(player), (client) => recharge(client, CHEAPEST, key));
    expect(tally(answers)).toEqual({ '200': 16 });
    expect(await world.balanceOf(player)).toEqual({ credit: 0, debt: 0 });
  });

  it('GAME-8: the same key with another payload is a conflict, also when both come at once', async () => {
    const player = await world.newPlayer(50_000);
    const key = randomUUID();
    const [first, second] = await Promise.all([
      recharge(player.at(host), CHEAPEST, key),
      recharge(player.at(world.hosts[1] ?? host), { ...CHEAPEST, zoneId: 2 }, key),
    ]);
    expect(tally([first, second])).toEqual({ '200': 1, '409 IDEMPOTENCY_CONFLICT': 1 });
    expect(await world.balanceOf(player)).toEqual({ credit: 45_000, debt: 0 });
  });

  it('keys of two players have nothing to do with each other', async () => {
    const key = randomUUID();
    const players = [await world.newPlayer(5_000), await world.newPlayer(5_000)];
    const answers = await Promise.all(players.map((player) => recharge(player.at(host), CHEAPEST, key)));
    expect(tally(answers)).toEqual({ '200': 2 });
  });

  it('a client without a key is served, and each call is a charge', async () => {
    const player = await world.newPlayer(10_000);
    const answers = await atOnce(3, atBoth(player), (client) => recharge(client, CHEAPEST, null));
    expect(tally(answers)).toEqual({ '200': 2, '422 INSUFFICIENT_CREDIT': 1 });
  });

  it('is for signed-in players only', async () => {
    expect((await recharge(host.client(), CHEAPEST)).status).toBe(401);
  });
});

describe('refusals charge nothing and say why', () => {
  const most = Number.MAX_SAFE_INTEGER;
  it.each([
    ['a price that is not offered', { creditAmount: 5_001, zoneId: 1 }, 'UNKNOWN_AMOUNT'],
    ['the greatest number', { creditAmount: most, zoneId: 1 }, 'UNKNOWN_AMOUNT'],
    ['more than the credit', { creditAmount: 20_000, zoneId: 1 }, 'INSUFFICIENT_CREDIT'],
    ['a closed zone', { creditAmount: 5_000, zoneId: 3 }, 'ZONE_UNAVAILABLE'],
    ['no zone', { creditAmount: 5_000, zoneId: 4 }, 'ZONE_UNAVAILABLE'],
    ['a zone beyond all zones', { creditAmount: 5_000, zoneId: most }, 'ZONE_UNAVAILABLE'],
    ['a negative price', { creditAmount: -5_000, zoneId: 1 }, 'INVALID_PAYLOAD'],
    ['a broken price', { creditAmount: 0.5, zoneId: 1 }, 'INVALID_PAYLOAD'],
    ['a price as text', { creditAmount: '5000', zoneId: 1 }, 'INVALID_PAYLOAD'],
    ['a number beyond exactness', { creditAmount: most + 1, zoneId: 1 }, 'INVALID_PAYLOAD'],
    ['zone 0', { creditAmount: 5_000, zoneId: 0 }, 'INVALID_PAYLOAD'],
    ['a field too many', { ...CHEAPEST, free: true }, 'INVALID_PAYLOAD'],
    ['nothing', {}, 'INVALID_PAYLOAD'],
  ])('GAME-6: %s', async (_, body, errorCode) => {
    const player = await world.newPlayer(19_999);
    const answer = await recharge(player.at(host), body);
    expect(answer.status).toBe(422);
    expect(answer.json()).toMatchObject({ errorCode, message: expect.stringMatching(/\S/) as string });
    expect(await world.balanceOf(player)).toEqual({ credit: 19_999, debt: 0 });
    expect(await deliveriesOf(player)).toEqual([]);
  });

  it.each(['', 'abc', '12345678', 'g'.repeat(36)])(
    'a malformed Idempotency-Key %p is refused',
    async (key) => {
      const player = await world.newPlayer(5_000);
      const answer = await recharge(player.at(host), CHEAPEST, key);
      expect(answer.status).toBe(422);
      expect(answer.json()).toMatchObject({
        errorCode: 'INVALID_PAYLOAD',
        errors: { 'Idempotency-Key': [expect.any(String)] },
      });
      expect(await world.balanceOf(player)).toEqual({ credit: 5_000, debt: 0 });
    },
  );

  it('MIG-1: a player with an account on a closed zone must migrate first', async () => {
    const player = await world.newPlayer(5_000);
    await world.sandbox(`/players/${player.username}`, {
      leftCoin: 123_400,
      extpoint0: 56_789,
      extpoint4: 12,
    });
    const client = player.at(host);
    expect((await client.get('/api/account-zones')).json()).toEqual([
      {
        zone: { id: 3, name: 'S3 Cổ Mộ', state: 'CLOSED' },
        leftCoin: 123_400,
        extpoint0: 56_789,
        extpoint4: 12,
      },
    ]);
    expect((await recharge(client, CHEAPEST)).json()).toMatchObject({ errorCode: 'MIGRATION_REQUIRED' });
    expect(await world.balanceOf(player)).toEqual({ credit: 5_000, debt: 0 });
  });

  it('a refusal is not kept: the same key works once the reason is gone', async () => {
    const player = await world.newPlayer(4_999);
    const key = randomUUID();
    expect((await recharge(player.at(host), CHEAPEST, key)).status).toBe(422);
    await world.sandbox('/transfers', { method: 'momo', amount: 10, content: `FSO KP ${player.username}` });
    expect((await recharge(player.at(host), CHEAPEST, key)).status).toBe(200);
    expect(await world.balanceOf(player)).toEqual({ credit: 0, debt: 0 });
  });
});

describe('what the screens read', () => {
  it('TX-2: the 15 newest transactions, newest first', async () => {
    const player = await world.newPlayer(100_000);
    for (let count = 0; count < 16; count += 1) await recharge(player.at(host), CHEAPEST);
    const history = (await player.at(host).get('/api/transaction-history')).json() as {
      id: string;
      type: string;
    }[];
    const ids = history.map(({ id }) => Number(id));
    expect(history).toHaveLength(15);
    expect(ids).toEqual([...ids].sort((left, right) => right - left));
    expect(new Set(history.map(({ type }) => type))).toEqual(new Set(['credit.pay']));
  });

  it('PAY-2, PAY-3: the player’s own payment methods', async () => {
    const player = await world.newPlayer(0);
    const methods = (await player.at(host).get('/api/payment-methods')).json();
    const syntax = `FSO KP ${player.username.toUpperCase()}`;
    const shown = { paymentSyntax: syntax, exchangeRate: 0.1, accountName: 'CONG TY FSO' };
    expect(methods).toMatchObject({
      bankTransfers: [
        { ...shown, name: 'techcombank', accountNumber: '19031234567890', bonuses: { length: 4 } },
        { ...shown, name: 'vietcombank' },
      ],
      eWallets: [
        {
          ...shown,
          name: 'momo',
          qrCodeData: expect.stringMatching(/^000201.*970?.*6304[0-9A-F]{4}$/) as string,
        },
        { ...shown, name: 'viettelpay', qrCodeData: expect.stringContaining(syntax) as string },
      ],
      cards: [],
    });
  });

  it('GAME-2, GAME-3: prices and zones', async () => {
    const client = (await world.newPlayer(0)).at(host);
    expect((await client.get('/api/recharge/game')).json()).toEqual({
      gameId: 'fsonline',
      coinName: 'Xu',
      payableValues: [5_000, 20_000, 50_000, 100_000].map((credit) => ({
        credit,
        coinsReceived: credit * 10,
      })),
    });
    expect((await client.get('/api/zones')).json()).toEqual([
      { id: 1, name: 'S1 Thiên Long', state: 'ACTIVE' },
      { id: 2, name: 'S2 Long Thành', state: 'ACTIVE' },
      { id: 3, name: 'S3 Cổ Mộ', state: 'CLOSED' },
    ]);
  });

  it.each(['transaction-history', 'payment-methods', 'recharge/game', 'zones', 'account-zones'])(
    'GET /api/%s is for signed-in players only',
    async (path) => {
      expect((await host.client().get(`/api/${path}`)).status).toBe(401);
    },
  );
});
