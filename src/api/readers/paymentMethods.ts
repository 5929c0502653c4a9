import type { Bonus, CardMethod, PaymentKind, PaymentMethod, PaymentMethods } from '@portal/contract';
import { fieldsOf, readDecimal, readNumber, readRows, readText } from './json';

/** A row of a bonus table; null unless its cash value is a whole number of VND. */
function readBonus(json: unknown): Bonus | null {
  const fields = fieldsOf(json);
  const cashValue = readNumber(fields['cashValue']);
  const bonusRate = readDecimal(fields['bonusRate']);
  return Number.isSafeInteger(cashValue) && bonusRate !== null
    ? { cashValue: Number(cashValue), bonusRate }
    : null;
}

const readNames = (json: unknown): { name: string; label: string } | null => {
  const fields = fieldsOf(json);
  const name = readText(fields['name']);
  const label = readText(fields['label']);
  return name === null && label === null ? null : { name: name ?? label ?? '', label: label ?? name ?? '' };
};

const readMethodOf =
  (type: Exclude<PaymentKind, 'card'>) =>
  (json: unknown): PaymentMethod | null => {
    const names = readNames(json);
    const fields = fieldsOf(json);
    return (
      names && {
        ...names,
        type,
        qrCodeData: readText(fields['qrCodeData']) ?? '',
        paymentSyntax: readText(fields['paymentSyntax']) ?? '',
        accountName: readText(fields['accountName']) ?? '',
        accountNumber: readText(fields['accountNumber']) ?? '',
        mobileAccountNumber: readText(fields['mobileAccountNumber']),
        exchangeRate: readDecimal(fields['exchangeRate']),
        bonuses: readRows(fields['bonuses'], readBonus, 'bonuses') ?? [],
      }
    );
  };

const readCard = (json: unknown): CardMethod | null => {
  const names = readNames(json);
  return names && { ...names, type: 'card' };
};

/**
 * GET /api/payment-methods; null if the answer is not an object. A missing list counts as empty. The list that a method is in
 * determines its type.
 */
export function readPaymentMethods(json: unknown): PaymentMethods | null {
  const fields = fieldsOf(json);
  if (fields !== json) return null;
  return {
    bankTransfers: readRows(fields['bankTransfers'], readMethodOf('bank-transfer'), 'bankTransfers') ?? [],
    eWallets: readRows(fields['eWallets'], readMethodOf('e-wallet'), 'eWallets') ?? [],
    cards: readRows(fields['cards'], readCard, 'cards') ?? [],
  };
}
