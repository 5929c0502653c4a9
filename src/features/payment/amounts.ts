import { isQrAmount, qrWithAmount, type PaymentMethod } from '@portal/contract';

type Coded = Pick<PaymentMethod, 'qrCodeData' | 'bonuses'>;

/** What the QR code of a method can be. */
export interface MethodCode {
  /** What the code carries. */
  data: string;
  /** VND in the code; null where the payer types the amount. */
  cash: number | null;
}

/** Whether the code can carry the amounts of the bonus table (decision 0035). */
export const takesAmounts = ({ qrCodeData, bonuses }: Coded): boolean =>
  bonuses.some(({ cashValue }) => isQrAmount(cashValue)) && qrWithAmount(qrCodeData, 1) !== null;

/** The code with the chosen amount; the host's own where none is chosen, or the choice is no line of the table any more. */
export function codeOf({ qrCodeData, bonuses }: Coded, chosen: number | undefined): MethodCode {
  const cash = bonuses.find(({ cashValue }) => cashValue === chosen)?.cashValue;
  const data = cash === undefined ? null : qrWithAmount(qrCodeData, cash);
  return data === null ? { data: qrCodeData, cash: null } : { data, cash: cash ?? null };
}
