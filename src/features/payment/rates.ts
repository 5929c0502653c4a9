import { i18n } from '../../i18n/i18n';
import {
  multiply,
  sharesOf,
  topUpPartsOf,
  type PaymentMethod,
  type TopUpParts,
  type TopUpShares,
} from '@portal/contract';
import { formatNumber } from '@portal/ui-kit';
import './texts';

interface BonusLine {
  /** VND. */
  cash: bigint;
  /** KP as decimal text. */
  credit: string;
  bonus: string;
}

type Rated = Pick<PaymentMethod, 'exchangeRate' | 'bonuses'>;

/** A rate that is not a decimal is an error of the host; the panel's error boundary shows it (PAY-8). */
function checked<Result>(calculate: () => Result): Result {
  try {
    return calculate();
  } catch {
    throw new Error(i18n.t('payment.badRate'));
  }
}

/** PAY-4: no lines without a rate; credit = exchangeRate × cash, bonus = bonusRate × credit, exact and not rounded. @throws Error in Vietnamese */
export const bonusLines = ({ exchangeRate, bonuses }: Rated): BonusLine[] =>
  exchangeRate === null
    ? []
    : checked(() =>
        bonuses.map(({ cashValue, bonusRate }) => {
          const credit = multiply(cashValue, exchangeRate);
          return { cash: BigInt(cashValue), credit, bonus: multiply(credit, bonusRate) };
        }),
      );

/** PLAY-1: what a player owing `debt` KP gets for `cash` VND, as the host credits it; null without a rate. @throws Error in Vietnamese */
export const broughtBy = (
  cash: number,
  { exchangeRate, bonuses }: Rated,
  debt: number,
): (TopUpParts & TopUpShares) | null =>
  exchangeRate === null
    ? null
    : checked(() => {
        const parts = topUpPartsOf(cash, { exchangeRate, bonuses });
        return { ...parts, ...sharesOf(parts, BigInt(Math.floor(debt))) };
      });

/** PAY-5: KP for 10.000 đ as text, with decimals if there are any; null without a rate. @throws Error in Vietnamese */
export const rateOfTenThousand = ({ exchangeRate }: Pick<PaymentMethod, 'exchangeRate'>): string | null =>
  exchangeRate === null ? null : checked(() => formatNumber(multiply(10_000, exchangeRate)));
