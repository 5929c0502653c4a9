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

/** A method with the portal's own id, since a host may give two methods the same name. */
export interface IdentifiedMethod extends PaymentMethod {
  id: string;
}

export interface IdentifiedMethods extends PaymentMethods {
  bankTransfers: IdentifiedMethod[];
  eWallets: IdentifiedMethod[];
}

/**
 * The id of a method is its name, or name and account where several have the same name, so that it does not depend on their order.
 * Methods that differ in neither get a number too.
 */
export function withIds(methods: readonly PaymentMethod[]): IdentifiedMethod[] {
  const counts = new Map<string, number>();
  return methods.map((method) => {
    const { name, accountNumber, mobileAccountNumber } = method;
    const isShared = methods.some((other) => other !== method && other.name === name);
    const key = isShared ? [name, accountNumber, mobileAccountNumber].filter(Boolean).join('/') : name;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return { ...method, id: count === 1 ? key : `${key}/${count}` };
  });
}

const readMethods = (json: unknown, type: Exclude<PaymentKind, 'card'>, what: string) =>
  withIds(readRows(json, readMethodOf(type), what) ?? []);

/**
 * GET /api/payment-methods; null if the answer is not an object. A missing list counts as empty. The list that a method is in
 * determines its type.
 */
export function readPaymentMethods(json: unknown): IdentifiedMethods | null {
  const fields = fieldsOf(json);
  if (fields !== json) return null;
  return {
    bankTransfers: readMethods(fields['bankTransfers'], 'bank-transfer', 'bankTransfers'),
    eWallets: readMethods(fields['eWallets'], 'e-wallet', 'eWallets'),
    cards: readRows(fields['cards'], readCard, 'cards') ?? [],
  };
}
