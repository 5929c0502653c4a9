import { randomUUID } from 'node:crypto';
import {
  migrate,
  movedFor,
  newZone,
  OLD,
  openAccount,
  refusalOf,
  strandedPlayer,
  zonesSeen,
} from '../../support/migrations';
import { useMoneyWorld } from '../../support/useHost';

const { world, host } = useMoneyWorld(2);

describe('refusals', () => {
  it('nothing to migrate', async () => {
    const player = await world.newPlayer(0);
    expect(await refusalOf(migrate(player.at(host), 1))).toBe('422 NOTHING_TO_MIGRATE');
    await openAccount(world, player, 2);
    expect(await refusalOf(migrate(player.at(host), 1))).toBe('422 NOTHING_TO_MIGRATE');
  });

  it('a zone that is closed, has just closed or does not exist; the key stays usable', async () => {
    const { player, from } = await strandedPlayer(world);
    const target = await newZone(world, 'ACTIVE');
    await world.sandbox(`/zones/${target}`, { state: 'CLOSED' });
    const key = randomUUID();
    for (const zoneId of [target, from, 99_999, 2 ** 31, 2 ** 53 - 1])
      expect(await refusalOf(migrate(player.at(host), zoneId, key))).toBe('422 ZONE_UNAVAILABLE');
    expect(await zonesSeen(player, host)).toEqual([`${from} CLOSED 123400/56789/12`]);
    expect((await migrate(player.at(host), 1, key)).text).toBe('{}');
  });

  it.each([0, -1, 1.5, 2 ** 53, 1e18, '1', null, true, [1], {}])('zoneId %j', async (zoneId) => {
    const player = await world.newPlayer(0);
    const answer = await migrate(player.at(host), zoneId);
    expect(answer.status).toBe(422);
    expect(answer.json()).toMatchObject({
      errorCode: 'INVALID_PAYLOAD',
      errors: { zoneId: [expect.any(String)] },
    });
  });

  it('no body, unknown fields, an invalid key', async () => {
    const { player, from } = await strandedPlayer(world);
    const client = player.at(host);
    expect((await client.post('/api/account-zones')).status).toBe(422);
    const more = await client.post('/api/account-zones', { zoneId: 1, leftCoin: 1 });
    expect(more.json()).toMatchObject({ errorCode: 'INVALID_PAYLOAD', errors: { '': [expect.any(String)] } });
    expect(await refusalOf(migrate(client, 1, 'mine'))).toBe('422 INVALID_PAYLOAD');
    expect(await zonesSeen(player, host)).toEqual([`${from} CLOSED 123400/56789/12`]);
  });

  it('more than a number holds exactly, which stays where it is', async () => {
    const most = Number.MAX_SAFE_INTEGER;
    const { player, from } = await strandedPlayer(world, {
      old: { leftCoin: most, extpoint0: most, extpoint4: most },
    });
    await openAccount(world, player, 2, { leftCoin: 1, extpoint0: 0, extpoint4: 0 });
    expect(await refusalOf(migrate(player.at(host), 2))).toBe('422 BALANCE_TOO_LARGE');
    expect(await zonesSeen(player, host)).toContain(`${from} CLOSED ${most}/${most}/${most}`);
    expect((await migrate(player.at(host), 1)).text).toBe('{}');
    expect(await movedFor(world, player)).toEqual([
      { zoneId: 1, leftCoin: most, extpoint0: most - (most % 100), extpoint4: most },
    ]);
  });

  it('a signed-out call (401), and one without the XSRF token (419)', async () => {
    expect((await migrate(host.client(), 1)).status).toBe(401);
    const { player } = await strandedPlayer(world);
    const forged = await player
      .at(host)
      .request('POST', '/api/account-zones', { body: { zoneId: 1 }, xsrf: false });
    expect(forged.status).toBe(419);
    expect(await movedFor(world, player)).toEqual([]);
  });

  it('a host without a game server, which moves nothing', async () => {
    const { player, from } = await strandedPlayer(world, { old: OLD });
    const bare = await world.addHost({ SANDBOX: '0' });
    expect(await refusalOf(migrate(player.at(bare), 1))).toBe('422 GAME_UNAVAILABLE');
    expect(await zonesSeen(player, host)).toEqual([`${from} CLOSED 123400/56789/12`]);
  });
});
