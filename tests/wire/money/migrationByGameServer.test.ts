import { answering, delivering, startFakeGameServer } from '../../support/fakeGameServer';
import { migrate, MOVED, PENDING, strandedPlayer } from '../../support/migrations';
import { openMoneyWorld } from '../../support/moneyWorld';
import { deliveriesEnded } from '../../support/recharges';
import type { HostProcess } from '../../support/startHost';

it('asks an operator’s game server for a migration, repeatedly with one id, until it answers', async () => {
  const server = await startFakeGameServer();
  const world = await openMoneyWorld(1, {
    GAME_SERVER_URL: server.url,
    GAME_SERVER_SECRET: 'the-secret-of-the-game-server-in-these-tests',
  });
  try {
    const [host] = world.hosts as [HostProcess];
    const { player, from } = await strandedPlayer(world);
    server.behave(answering(200, '<html>'));
    expect((await migrate(player.at(host), 2)).json()).toEqual(PENDING);
    server.behave(delivering);
    await deliveriesEnded(world, player);
    expect(server.calls.length).toBeGreaterThan(1);
    expect(new Set(server.calls.map(({ body }) => body.deliveryId)).size).toBe(1);
    expect(server.calls[0]?.body).toEqual({
      deliveryId: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      kind: 'migration',
      gameId: 'fsonline',
      username: player.username,
      zoneId: 2,
      coins: MOVED.leftCoin,
      extpoint0: MOVED.extpoint0,
      extpoint4: MOVED.extpoint4,
      fromZones: [from],
    });
  } finally {
    expect(await world.close()).toEqual([]);
    await server.close();
  }
});
