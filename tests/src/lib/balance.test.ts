import { netCredit, owedCredit } from '../../../src/lib/balance';

describe('APP-5: what a player owes', () => {
  it.each([
    ['nothing', 100, 0, 0],
    ['a debt', 0, 5_000, 5_000],
    ['a negative balance', -5_000, 0, 5_000],
    ['a host that states a debt in both fields', -5_000, 5_000, 5_000],
    ['no balance from the host', null, 0, 0],
  ])('%s', (_, credit, debtCredit, owed) => {
    expect(owedCredit({ credit, debtCredit })).toBe(owed);
  });

  it('is subtracted once from what the player has', () =>
    expect(netCredit({ credit: -5_000, debtCredit: 5_000 })).toBe(-5_000));
});
