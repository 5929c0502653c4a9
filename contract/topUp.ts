import { bonusFor, bonusRowFor, creditFor } from './decimal';
import type { Decimal } from './entities';

/** Rates of one payment method: KP per VND, and its bonus table. */
export interface TopUpRates {
  exchangeRate: Decimal;
  bonuses: readonly { cashValue: number; bonusRate: Decimal }[];
}

/** The parts of a top-up, in whole KP. */
export interface TopUpParts {
  recharge: bigint;
  bonus: bigint;
}

/** The shares of a top-up, which repays debt first (APP-5). All in whole KP. */
export interface TopUpShares {
  /** Used to repay debt. */
  repaid: bigint;
  /** Added to the credit. */
  credited: bigint;
}

/** The range of amounts in VND that the portal offers to put into a QR code. Banks also accept other amounts. */
export const topUpCash = { min: 10_000, max: 500_000_000, step: 1_000 } as const;

/** KP for a transfer of `cash` VND (docs/money.md): exact, each part rounded down. Throws RangeError on a rate that is not a decimal. */
export function topUpPartsOf(cash: number | bigint, { exchangeRate, bonuses }: TopUpRates): TopUpParts {
  const recharge = creditFor(cash, exchangeRate);
  const row = bonusRowFor(bonuses, cash);
  return { recharge, bonus: row ? bonusFor(recharge, row.bonusRate) : 0n };
}

/** Divides a top-up between `debt` (whole KP) and the credit. */
export function sharesOf({ recharge, bonus }: TopUpParts, debt: bigint): TopUpShares {
  const whole = recharge + bonus;
  const repaid = debt < whole ? debt : whole;
  return { repaid, credited: whole - repaid };
}

/** Whether the portal offers to put this amount of VND into a QR code. */
export const isTopUpCash = (cash: number): boolean =>
  Number.isSafeInteger(cash) && cash >= topUpCash.min && cash <= topUpCash.max;

/**
 * The smallest amount of VND, in whole thousands, whose top-up adds `missing` KP to the credit after repaying `debt` KP. Null if no
 * offered amount is large enough.
 */
export function cashForCredit(missing: bigint, debt: bigint, rates: TopUpRates): number | null {
  const enough = (steps: number) =>
    sharesOf(topUpPartsOf(steps * topUpCash.step, rates), debt).credited >= missing;
  let low = topUpCash.min / topUpCash.step;
  let high = topUpCash.max / topUpCash.step;
  if (!enough(high)) return null;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (enough(middle)) high = middle;
    else low = middle + 1;
  }
  return low * topUpCash.step;
}
