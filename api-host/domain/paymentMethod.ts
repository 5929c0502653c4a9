import type { Bonus, Decimal, PaymentKind, PaymentMethod } from '@portal/contract';
import { vietQr } from './vietQr';

/** A payment method, the same for every player. */
export interface Method {
  name: string;
  kind: PaymentKind;
  label: string;
  accountName: string;
  accountNumber: string;
  mobileAccountNumber: string | null;
  /** The issuer number (BIN) in VietQR; null if the method has no VietQR. */
  bankBin: string | null;
  /** The QR code's content without VietQR: a text with {account}, {name} and {content}. */
  qrTemplate: string | null;
  /** `exchangeRate` in KP per VND. */
  rates: { exchangeRate: Decimal; bonuses: Bonus[] };
}

function qrCodeData(method: Method, content: string): string {
  const { bankBin: bin, accountNumber: account, accountName, qrTemplate } = method;
  if (bin) return vietQr({ bin, account, content });
  return (qrTemplate ?? '{account} {name} {content}')
    .replaceAll('{account}', method.mobileAccountNumber ?? account)
    .replaceAll('{name}', accountName)
    .replaceAll('{content}', content);
}

/** A payment method as one player sees it, with their transfer content and the QR code that carries it (PAY-3). */
export function paymentMethodFor(method: Method, paymentSyntax: string): PaymentMethod {
  return {
    name: method.name,
    label: method.label,
    type: method.kind,
    qrCodeData: qrCodeData(method, paymentSyntax),
    paymentSyntax,
    accountName: method.accountName,
    accountNumber: method.accountNumber,
    mobileAccountNumber: method.mobileAccountNumber,
    ...method.rates,
  };
}
