import { isQrAmount, qrWithAmount, type PaymentMethod } from '@portal/contract';

type Coded = Pick<PaymentMethod, 'qrCodeData' | 'bonuses'>;

/** The QR code of a method. */
export interface MethodCode {
  /** The content of the code. */
  data: string;
  /** VND in the code; null if the payer enters the amount. */
  cash: number | null;
}

/** Whether the code can carry the amounts of the bonus table (decision 0035). */
export const takesAmounts = ({ qrCodeData, bonuses }: Coded): boolean =>
  bonuses.some(({ cashValue }) => isQrAmount(cashValue)) && qrWithAmount(qrCodeData, 1) !== null;

/** The code with the chosen amount. The host's own code if none is chosen, or if the table no longer has that row. */
export function codeOf({ qrCodeData, bonuses }: Coded, chosen: number | undefined): MethodCode {
  const cash = bonuses.find(({ cashValue }) => cashValue === chosen)?.cashValue;
  const data = cash === undefined ? null : qrWithAmount(qrCodeData, cash);
  return data === null ? { data: qrCodeData, cash: null } : { data, cash: cash ?? null };
}
