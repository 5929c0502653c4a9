import { randomUUID } from 'node:crypto';
import type { TestPlayer } from '../../support/moneyWorld';
import { deliveriesOf, ORDER, recharge, tally } from '../../support/recharges';
import { untilAnswered } from '../../support/untilAnswered';
import type { WireClient } from '../../support/wireClient';
import { useMoneyWorld } from '../../support/useHost';

const { world, host } = useMoneyWorld(2);

const atBoth = (player: TestPlayer): WireClient[] => world.hosts.map((process) => player.at(process));
/** Sends `count` requests at once, alternating between the clients. */
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
    expect(await recharge(client, ORDER)).toMatchObject({ status: 200, text: '{}' });
    expect(await world.balanceOf(player)).toEqual({ credit: 7_000, debt: 0 });
    expect(await deliveriesOf(world, player)).toEqual([
      expect.objectContaining({ zoneId: 1, coins: 50_000 }),
    ]);
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

  it('GAME-8: charges 64 recharges at once through two hosts exactly, never below 0 and without a 5xx', async () => {
    const player = await world.newPlayer(7 * 5_000 + 4_999);
    const answers = await atOnce(64, atBoth(player), (client) => recharge(client, ORDER));
    expect(tally(answers)).toEqual({ '200': 7, '422 INSUFFICIENT_CREDIT': 57 });
    expect(await world.balanceOf(player)).toEqual({ credit: 4_999, debt: 0 });
    expect(await deliveriesOf(world, player)).toHaveLength(7);
  });

  it('GAME-8: charges once and gives one answer for one Idempotency-Key sent 64 times at once to two hosts', async () => {
    const player = await world.newPlayer(50_000);
    const key = randomUUID();
    const answers = await atOnce(64, atBoth(player), (client) =>
      untilAnswered(() => recharge(client, ORDER, key)),
    );
    expect(tally(answers)).toEqual({ '200': 64 });
    expect(new Set(answers.map(({ text }) => text))).toEqual(new Set(['{}']));
    expect(await world.balanceOf(player)).toEqual({ credit: 45_000, debt: 0 });
    expect(await deliveriesOf(world, player)).toHaveLength(1);
    const later = await recharge(player.at(host), ORDER, key.toUpperCase());
    expect(later).toMatchObject({ status: 200, text: '{}' });
    expect(await world.balanceOf(player)).toEqual({ credit: 45_000, debt: 0 });
  });

  it('GAME-8: repeats the outcome of a key whose charge emptied the balance', async () => {
    const player = await world.newPlayer(5_000);
    const key = randomUUID();
    const answers = await atOnce(16, atBoth(player), (client) => recharge(client, ORDER, key));
    expect(tally(answers)).toEqual({ '200': 16 });
    expect(await world.balanceOf(player)).toEqual({ credit: 0, debt: 0 });
  });

  it('GAME-8: refuses the same key with another payload as a conflict, even when both arrive at once', async () => {
    const player = await world.newPlayer(50_000);
    const key = randomUUID();
    const [first, second] = await Promise.all([
      recharge(player.at(host), ORDER, key),
      recharge(player.at(world.hosts[1] ?? host), { ...ORDER, zoneId: 2 }, key),
    ]);
    expect(tally([first, second])).toEqual({ '200': 1, '409 IDEMPOTENCY_CONFLICT': 1 });
    expect(await world.balanceOf(player)).toEqual({ credit: 45_000, debt: 0 });
  });

  it('keeps equal keys of two players apart', async () => {
    const key = randomUUID();
    const players = [await world.newPlayer(5_000), await world.newPlayer(5_000)];
    const answers = await Promise.all(players.map((player) => recharge(player.at(host), ORDER, key)));
    expect(tally(answers)).toEqual({ '200': 2 });
  });

  it('serves a client without a key, and charges each call', async () => {
    const player = await world.newPlayer(10_000);
    const answers = await atOnce(3, atBoth(player), (client) => recharge(client, ORDER, null));
    expect(tally(answers)).toEqual({ '200': 2, '422 INSUFFICIENT_CREDIT': 1 });
  });

  it('is for signed-in players only', async () => {
    expect((await recharge(host.client(), ORDER)).status).toBe(401);
  });
});
