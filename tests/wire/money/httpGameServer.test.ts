import { sql } from 'kysely';
import { watchWaitingMoney } from '../../../api-host/repositories/waitingMoney';
import { signatureFault } from '../../../api-host/domain/signature';
import {
  answering,
  delivering,
  startFakeGameServer,
  type FakeGameServer,
} from '../../support/fakeGameServer';
import { openMoneyWorld, type MoneyWorld } from '../../support/moneyWorld';
import { deliveriesEnded, deliveryStates, ORDER, recharge } from '../../support/recharges';
import type { HostProcess } from '../../support/startHost';

const PENDING = expect.stringContaining('đang được xử lý') as string;

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
    expect(await world.close()).toEqual([]);
    await server.close();
  });

  it('is called once, signed, with everything it needs', async () => {
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
      path: '/deliveries',
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
  ])('%s: the payment stays pending, and the same delivery is requested again', async (_, how) => {
    const player = await world.newPlayer(5_000);
    server.behave(how);
    expect((await recharge(player.at(host), ORDER)).json()).toEqual({ message: PENDING });
    expect(await deliveryStates(world, player)).toEqual(['pending']);
    expect(await world.balanceOf(player)).toEqual({ credit: 0, debt: 0 });
    server.behave(delivering);
    await deliveriesEnded(world, player);
    expect(await deliveryStates(world, player)).toEqual(['delivered']);
    expect(new Set(server.calls.map(({ body }) => body.deliveryId)).size).toBe(1);
  });

  it('that refuses after a failure causes one refund', async () => {
    const player = await world.newPlayer(5_000);
    server.behave(answering(503, ''));
    await recharge(player.at(host), ORDER);
    server.behave(answering(422, { status: 'refused', reason: 'no such character' }));
    await deliveriesEnded(world, player);
    expect(await deliveryStates(world, player)).toEqual(['refused']);
    expect(await world.balanceOf(player)).toEqual({ credit: 5_000, debt: 0 });
  });

  it('that refuses with characters which no database stores causes the refund, too', async () => {
    const player = await world.newPlayer(5_000);
    server.behave(answering(422, { status: 'refused', reason: `closed\0 ${'x'.repeat(191)}🔒` }));
    expect((await recharge(player.at(host), ORDER)).status).toBe(422);
    expect(await deliveryStates(world, player)).toEqual(['refused']);
    expect(await world.balanceOf(player)).toEqual({ credit: 5_000, debt: 0 });
  });

  it('that never answers raises an alarm and causes no refund', async () => {
    const player = await world.newPlayer(5_000);
    server.behave(answering(503, ''));
    await recharge(player.at(host), ORDER);
    await world.db
      .updateTable('deliveries')
      .set({ created_at: sql<Date>`now() - interval '10 minutes'` })
      .where('player_id', '=', player.id)
      .execute();
    // The host itself does so every 5 seconds.
    await watchWaitingMoney(world.db);
    const alarm = world.db
      .selectFrom('alarms')
      .select(['detail', 'closed_at'])
      .where('kind', '=', 'delivery-stuck');
    expect(await alarm.execute()).toMatchObject([{ detail: { playerId: player.id }, closed_at: null }]);
    expect(await deliveryStates(world, player)).toEqual(['pending']);
    expect(await world.balanceOf(player)).toEqual({ credit: 0, debt: 0 });
    server.behave(delivering);
    await deliveriesEnded(world, player);
    await watchWaitingMoney(world.db);
    expect(await alarm.execute()).toMatchObject([{ closed_at: expect.any(Date) as Date }]);
  });
});
