import { ORDER, recharge } from '../../support/recharges';
import { useMoneyWorld } from '../../support/useHost';

const { world, host } = useMoneyWorld(2);

describe('what the screens read', () => {
  it('TX-2: the 15 newest transactions, newest first', async () => {
    const player = await world.newPlayer(100_000);
    for (let count = 0; count < 16; count += 1) await recharge(player.at(host), ORDER);
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
      acceptsExpectedCoins: true,
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
