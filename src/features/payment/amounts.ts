import { isQrAmount, isTopUpCash, qrWithAmount, type PaymentMethod } from '@portal/contract';

type Coded = Pick<PaymentMethod, 'qrCodeData'>;

/** The amounts in VND that are offered as chips (PLAY-1). */
export const offeredCash = [50_000, 100_000, 200_000, 500_000] as const;

/** Whether an amount in VND has a chip of its own. */
export const isOffered = (cash: number | null | undefined): boolean =>
  offeredCash.some((offered) => offered === cash);

/** The QR code of a method. */
export interface MethodCode {
  /** The content of the code. */
  data: string;
  /** VND in the code; null if the payer enters the amount. */
  cash: number | null;
}

/** Whether the code can carry an amount (decision 0035). */
export const takesAmounts = ({ qrCodeData }: Coded): boolean => qrWithAmount(qrCodeData, 1) !== null;

/** The amount that a player typed, with or without dots; null while it is not a valid top-up amount, which has no decimals. */
export function cashOf(typed: string): number | null {
  if (/[.,]\d{1,2}\D*$/.test(typed)) return null;
  const digits = typed.replace(/[\s.,đ]/g, '');
  const cash = /^\d{1,12}$/.test(digits) ? Number(digits) : NaN;
  return isTopUpCash(cash) ? cash : null;
}

/** The code with the chosen amount in VND; the host's own code if none is chosen or the code cannot carry it. */
export function codeOf({ qrCodeData }: Coded, chosen: number | undefined): MethodCode {
  const data = chosen === undefined || !isQrAmount(chosen) ? null : qrWithAmount(qrCodeData, chosen);
  return data === null ? { data: qrCodeData, cash: null } : { data, cash: chosen ?? null };
}
