import type { CodeRedemption, Transaction } from '@portal/contract';
import type { TestPlayer } from '../../support/moneyWorld';
import { operate, typed } from '../../support/operator';
import { tally } from '../../support/recharges';
import { useMoneyWorld } from '../../support/useHost';

const { world, host, other } = useMoneyWorld(2);

const PATH = '/api/gift-codes/redemptions';
const WRONG = 'Mã không đúng hoặc đã hết hạn. Hãy kiểm tra lại từng ký tự.';

let made = 0;
/** A code for 50 KP by default. */
async function newCode(
  more: { credit?: number; most_uses?: number; expires_at?: Date; closed_at?: Date } = {},
) {
  made += 1;
  const code = `SUKIEN-${made}`;
  const expires_at = new Date(Date.now() + 86_400_000);
  await world.db
    .insertInto('redeemable_codes')
    .values({ code, title: 'Sự kiện', credit: 50, most_uses: 10, expires_at, ...more })
    .execute();
  return code;
}

const redeem = (player: TestPlayer, code: string, at = host) => player.at(at).post(PATH, { code });
const refusalOf = async (player: TestPlayer, code: string) => {
  const answer = await redeem(player, code);
  return [answer.status, (answer.json() as { errors?: { code?: string[] } }).errors?.code];
};

describe('PLAY-8: a code that is typed in', () => {
  it('gives its KP as a bonus once, whatever its case and spaces; a repeat reports the amount', async () => {
    const player = await world.newPlayer(0);
    const code = await newCode();
    // As pasted from a chat.
    const first = await redeem(player, ` \u200b${code.toLowerCase()}\u200e `);
    expect([first.status, first.headers.get('cache-control')]).toEqual([200, 'no-store']);
    const redemption = first.json() as CodeRedemption;
    expect(redemption).toMatchObject({ code, title: 'Sự kiện', credit: 50 });
    expect(redemption).not.toHaveProperty('again');
    expect((await redeem(player, code, other)).json()).toEqual({ ...redemption, again: true });
    expect(await world.balanceOf(player)).toEqual({ credit: 50, debt: 0 });
    expect((await player.at(host).get(PATH)).json()).toEqual([redemption]);
    const history = (await player.at(host).get('/api/transaction-history')).json() as Transaction[];
    expect(history).toMatchObject([
      { type: 'credit.bonus', status: 'success', value: 50, currency: 'KP', payload: { source: code } },
    ]);
  });

  it('gives its KP once when submitted eight times at once on two hosts', async () => {
    const player = await world.newPlayer(0);
    const code = await newCode();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, turn) => redeem(player, code, turn % 2 ? host : other)),
    );
    expect(tally(answers)).toEqual({ '200': 8 });
    expect(answers.filter(({ text }) => text.includes('"again":true'))).toHaveLength(7);
    expect(await world.balanceOf(player)).toEqual({ credit: 50, debt: 0 });
  });

  it('with three uses is redeemed by three of eight players who compete for it', async () => {
    const players = await Promise.all(Array.from({ length: 8 }, () => world.newPlayer(0)));
    const code = await newCode({ most_uses: 3 });
    const answers = await Promise.all(
      players.map((player, turn) => redeem(player, code, turn % 2 ? host : other)),
    );
    expect(tally(answers)).toEqual({ '200': 3, '422': 5 });
    const loser = players.find((_, at) => answers[at]?.status === 422);
    if (loser) expect(await refusalOf(loser, code)).toEqual([422, ['Mã này đã hết lượt nhận.']]);
  });

  it('has one answer and gives nothing when expired, closed or unknown', async () => {
    const player = await world.newPlayer(0);
    const gone = new Date(Date.now() - 1_000);
    for (const code of [
      await newCode({ expires_at: gone }),
      await newCode({ closed_at: gone }),
      'KHONG-CO-MA',
    ])
      expect(await refusalOf(player, code)).toEqual([422, [WRONG]]);
    expect(await world.balanceOf(player)).toEqual({ credit: 0, debt: 0 });
  });

  it('of the game is named as such only to a player who sees it in the list', async () => {
    const [player, stranger] = [await world.newPlayer(0), await world.newPlayer(0)];
    await world.db
      .insertInto('gift_codes')
      .values({ code: 'CUA-GAME-1', title: 'T', gives: 'G', player_id: player.id })
      .execute();
    expect((await refusalOf(player, 'CUA-GAME-1'))[1]).toEqual([
      expect.stringMatching(/^Mã này dùng trong game/),
    ]);
    expect(await refusalOf(stranger, 'CUA-GAME-1')).toEqual([422, [WRONG]]);
  });

  it('repays debt first', async () => {
    const player = await world.newPlayer(0);
    await operate(world.url, typed(`recall ${player.username} 30 --reason "by mistake" --yes`));
    expect((await redeem(player, await newCode())).status).toBe(200);
    expect(await world.balanceOf(player)).toEqual({ credit: 20, debt: 0 });
  });

  it('SAFE-7: asks for a bot check after a few wrong codes, but not after right ones', async () => {
    const player = await world.newPlayer(0);
    for (let turn = 0; turn < 12; turn += 1) expect((await redeem(player, await newCode())).status).toBe(200);
    // A successful redemption still counts as one of the ten attempts (rateLimits.uncount).
    for (let turn = 0; turn < 9; turn += 1) expect((await redeem(player, `DOAN-${turn}-X`)).status).toBe(422);
    const refused = await redeem(player, 'DOAN-10-X');
    expect([refused.status, refused.json()]).toMatchObject([
      429,
      { errors: { gReCaptchaToken: [expect.any(String)] } },
    ]);
  });

  it('needs a session and a code', async () => {
    const player = await world.newPlayer(0);
    expect((await host.client().get(PATH)).status).toBe(401);
    for (const code of ['', 'abc', 'có dấu nhé', 'x'.repeat(65)])
      expect((await redeem(player, code)).status).toBe(422);
  });
});
