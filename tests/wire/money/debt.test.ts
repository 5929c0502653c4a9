import { randomUUID } from 'node:crypto';
import type { TestPlayer } from '../../support/moneyWorld';
import { deliveriesEnded, ORDER, recharge } from '../../support/recharges';
import { noticeFor, sendNotice } from '../../support/transferNotices';
import { useMoneyWorld } from '../../support/useHost';

const { world, host } = useMoneyWorld(1);

const recall = (player: TestPlayer, kp: number) =>
  world.sandbox(`/players/${player.username}`, { recall: kp });
const topUp = (player: TestPlayer, vnd: number) => sendNotice(host, noticeFor(player, vnd));

/** The balances in GET /api/me (APP-5), after checking that the ledger has the same ones. */
async function sees(player: TestPlayer): Promise<string> {
  const me = (await player.at(host).get('/api/me')).json() as { credit: number; debtCredit: number };
  const booked = await world.balanceOf(player);
  expect({ credit: me.credit, debt: me.debtCredit }).toEqual(booked);
  return `${me.credit} KP, owes ${me.debtCredit}`;
}

/** The history, newest first: type, amount and parts of each line. */
async function history(player: TestPlayer): Promise<string[]> {
  const lines = (await player.at(host).get('/api/transaction-history')).json() as {
    type: string;
    status: string;
    value: number;
    currency: string;
    relatedTransactions: { type: string; realValue: number }[];
  }[];
  return lines.map(({ type, status, value, currency, relatedTransactions }) =>
    [
      `${type} ${status} ${value} ${currency}`,
      ...relatedTransactions.map((part) => `${part.type} ${part.realValue}`),
    ].join(' + '),
  );
}

/** A player who had 2.000 KP when 5.000 KP were recalled. */
async function debtor(): Promise<TestPlayer> {
  const player = await world.newPlayer(2_000);
  await recall(player, 5_000);
  expect(await sees(player)).toBe('0 KP, owes 3000');
  return player;
}

describe('the worked examples of docs/money.md', () => {
  it('1. a recall beyond the balance: what is missing becomes debt', async () => {
    const player = await debtor();
    expect(await history(player)).toEqual([
      'credit.recall success 5000 KP',
      'topup.bank-transfer success 1 VND + credit.recharge 2000',
    ]);
    await recall(player, 1);
    expect(await sees(player)).toBe('0 KP, owes 3001');
  });

  it('2. a top-up smaller than the debt: all of it repays', async () => {
    const player = await debtor();
    await topUp(player, 20_000);
    expect(await sees(player)).toBe('0 KP, owes 1000');
  });

  it('3. a top-up equal to the debt: nothing owed, nothing left', async () => {
    const player = await debtor();
    await topUp(player, 30_000);
    expect(await sees(player)).toBe('0 KP, owes 0');
  });

  it('4. a top-up larger than the debt: the rest is credited', async () => {
    const player = await debtor();
    await topUp(player, 45_000);
    expect(await sees(player)).toBe('1500 KP, owes 0');
    expect((await history(player))[0]).toBe('topup.bank-transfer success 45000 VND + credit.recharge 4500');
  });

  it('5. a bonus while in debt: it is counted on the whole top-up, and repays too', async () => {
    const player = await debtor();
    await recall(player, 10_000);
    expect(await sees(player)).toBe('0 KP, owes 13000');
    await topUp(player, 100_000);
    // 10.000 KP plus a bonus of 5 percent on the full amount.
    expect(await sees(player)).toBe('0 KP, owes 2500');
    expect((await history(player))[0]).toBe(
      'topup.bank-transfer success 100000 VND + credit.recharge 10000 + credit.bonus 500',
    );
    await topUp(player, 50_000);
    expect(await sees(player)).toBe('2600 KP, owes 0');
  });

  it('6. a refund while in debt: it repays first', async () => {
    const player = await world.newPlayer(6_000);
    await world.sandbox('/game', { mode: 'down' });
    await recharge(player.at(host), ORDER, randomUUID());
    await recall(player, 4_000);
    expect(await sees(player)).toBe('0 KP, owes 3000');
    await world.sandbox('/game', { mode: 'refuse' });
    await deliveriesEnded(world, player);
    await world.sandbox('/game', { mode: 'ok' });
    expect(await sees(player)).toBe('2000 KP, owes 0');
    expect((await history(player)).slice(0, 3)).toEqual([
      'credit.refund success 5000 KP + credit.pay -5000',
      'credit.recall success 4000 KP',
      'credit.pay failed 5000 KP + credit.refund 5000',
    ]);
  });

  it('7. a player who owes can buy nothing, however little they owe', async () => {
    const player = await world.newPlayer(4_999);
    await recall(player, 5_000);
    expect((await recharge(player.at(host), ORDER)).json()).toMatchObject({
      errorCode: 'INSUFFICIENT_CREDIT',
    });
    expect(await sees(player)).toBe('0 KP, owes 1');
  });
});
