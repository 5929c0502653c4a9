import type { GiftCode } from '@portal/contract';
import type { TestPlayer } from '../../support/moneyWorld';
import { useMoneyWorld } from '../../support/useHost';

const { world, host } = useMoneyWorld(1);

const codesOf = async (player: TestPlayer): Promise<GiftCode[]> =>
  (await player.at(host).get('/api/gift-codes')).json() as GiftCode[];
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

describe('GET /api/gift-codes', () => {
  it('GIFT-1: returns the seed’s two of `demo`, usable ones first', async () => {
    const client = host.client();
    await client.login();
    expect((await client.get('/api/gift-codes')).json()).toEqual([
      {
        code: 'FSO-TANTHU-2026',
        title: 'Quà tân thủ',
        gives: '500 Xu và 1 rương trang bị',
        zoneName: 'S1 Thiên Long',
        expiresAt: '2027-12-31T16:59:59.000Z',
        expiresIn: expect.any(Number) as number,
        usedAt: null,
      },
      {
        code: 'FSO-TRIAN-2026',
        title: 'Quà tri ân',
        gives: '1 thú cưng Hỏa Lân',
        expiresAt: null,
        usedAt: '2026-02-14T05:00:00.000Z',
      },
    ]);
  });

  it('GIFT-1: returns the player’s own codes and unused ones for everybody, in the order of their use', async () => {
    const [player, stranger] = [await world.newPlayer(0), await world.newPlayer(0)];
    expect(await codesOf(player)).toEqual([]);
    const code = (name: string, more: object) => ({ code: name, title: 'T', gives: 'G', ...more });
    await world.db
      .insertInto('gift_codes')
      .values([
        code('MINE-GONE', { player_id: player.id, expires_at: inDays(-1) }),
        code('MINE-USED', { player_id: player.id, used_at: inDays(-2) }),
        code('MINE-LATE', { player_id: player.id, expires_at: inDays(9) }),
        code('MINE-SOON', { player_id: player.id, expires_at: inDays(2) }),
        code('MINE-EVER', { player_id: player.id }),
        code('ALL-FREE', { expires_at: inDays(5) }),
        code('ALL-USED', { used_at: inDays(-1) }),
        code('THEIRS', { player_id: stranger.id }),
      ])
      .execute();
    expect((await codesOf(player)).map(({ code: name }) => name)).toEqual([
      'MINE-SOON',
      'ALL-FREE',
      'MINE-LATE',
      'MINE-EVER',
      'MINE-GONE',
      'MINE-USED',
    ]);
    const secondsLeft = (await codesOf(player)).map(({ expiresIn }) => expiresIn);
    const days = secondsLeft.map((seconds) => seconds && Math.round(seconds / 8640) / 10);
    expect(days).toEqual([2, 5, 9, undefined, -1, undefined]);
    expect((await codesOf(stranger)).map(({ code: name }) => name)).toEqual(['ALL-FREE', 'THEIRS']);
  });

  it('is not cached, and is for signed-in players only', async () => {
    const player = await world.newPlayer(0);
    const answer = await player.at(host).get('/api/gift-codes');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect((await host.client().get('/api/gift-codes')).status).toBe(401);
  });
});
