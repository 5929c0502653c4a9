import { randomUUID } from 'node:crypto';
import { deliveriesOf, ORDER, recharge } from '../../support/recharges';
import { useMoneyWorld } from '../../support/useHost';

const { world, host } = useMoneyWorld(2);

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
    ['a field too many', { ...ORDER, free: true }, 'INVALID_PAYLOAD'],
    ['nothing', {}, 'INVALID_PAYLOAD'],
  ])('GAME-6: %s', async (_, body, errorCode) => {
    const player = await world.newPlayer(19_999);
    const answer = await recharge(player.at(host), body);
    expect(answer.status).toBe(422);
    expect(answer.json()).toMatchObject({ errorCode, message: expect.stringMatching(/\S/) as string });
    expect(await world.balanceOf(player)).toEqual({ credit: 19_999, debt: 0 });
    expect(await deliveriesOf(world, player)).toEqual([]);
  });

  it.each(['', 'abc', '12345678', 'g'.repeat(36)])(
    'a malformed Idempotency-Key %p is refused',
    async (key) => {
      const player = await world.newPlayer(5_000);
      const answer = await recharge(player.at(host), ORDER, key);
      expect(answer.status).toBe(422);
      expect(answer.json()).toMatchObject({
        errorCode: 'INVALID_PAYLOAD',
        errors: { 'Idempotency-Key': [expect.any(String)] },
      });
      expect(await world.balanceOf(player)).toEqual({ credit: 5_000, debt: 0 });
    },
  );

  it('a changed price is refused with the new one, and nothing is charged', async () => {
    const player = await world.newPlayer(5_000);
    const key = randomUUID();
    const stale = await recharge(player.at(host), { ...ORDER, expectedCoins: 1 }, key);
    expect(stale.status).toBe(409);
    expect(stale.json()).toMatchObject({
      errorCode: 'PRICE_CHANGED',
      message: expect.stringContaining('5.000 KP nay nhận 500 Xu') as string,
    });
    expect(await world.balanceOf(player)).toEqual({ credit: 5_000, debt: 0 });
    expect(await deliveriesOf(world, player)).toEqual([]);
  });

  it('a changed price names the coins as the catalogue does', async () => {
    const player = await world.newPlayer(5_000);
    const nameCoins = (name: string) => world.pool.query('update game_settings set coin_name = $1', [name]);
    await nameCoins('Vàng');
    const stale = await recharge(player.at(host), { ...ORDER, expectedCoins: 1 });
    await nameCoins('Xu');
    expect(stale.json()).toMatchObject({ message: expect.stringContaining('nhận 500 Vàng.') as string });
  });

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
    expect((await recharge(client, ORDER)).json()).toMatchObject({ errorCode: 'MIGRATION_REQUIRED' });
    expect(await world.balanceOf(player)).toEqual({ credit: 5_000, debt: 0 });
  });

  it('a refusal is not stored: the same key works once the reason is gone', async () => {
    const player = await world.newPlayer(4_999);
    const key = randomUUID();
    expect((await recharge(player.at(host), ORDER, key)).status).toBe(422);
    await world.sandbox('/transfers', { method: 'momo', amount: 10, content: `FSO KP ${player.username}` });
    expect((await recharge(player.at(host), ORDER, key)).status).toBe(200);
    expect(await world.balanceOf(player)).toEqual({ credit: 0, debt: 0 });
  });
});
