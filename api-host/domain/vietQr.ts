import { isQrAmount, joinQrFields, qrField, qrFields, qrInitiation } from '@portal/contract';

/** NAPAS's template: whom to pay, by account. */
const NAPAS = 'A000000727';
const TO_ACCOUNT = 'QRIBFTTA';

interface VietQr {
  /** The issuer number (BIN) of the bank or wallet, 6 digits. */
  bin: string;
  /** 1 to 19 letters and digits. */
  account: string;
  /** Printable ASCII, at most 25 characters. */
  content: string;
  /** Whole VND; without it the payer types the amount. */
  amount?: number;
}

function check({ bin, account, content, amount }: VietQr): void {
  if (!/^[0-9]{6}$/.test(bin)) throw new RangeError('VietQR: the BIN has 6 digits');
  if (!/^[0-9A-Za-z]{1,19}$/.test(account))
    throw new RangeError('VietQR: the account has 1 to 19 letters and digits');
  if (!/^[ -~]{1,25}$/.test(content))
    throw new RangeError('VietQR: the content has 1 to 25 ASCII characters');
  if (amount !== undefined && !isQrAmount(amount))
    throw new RangeError('VietQR: the amount is a whole number of VND below 10^13');
}

/** The text of a VietQR code for a transfer to an account. Throws RangeError for values that the format does not allow. */
export function vietQr(transfer: VietQr): string {
  check(transfer);
  const { bin, account, content, amount } = transfer;
  const beneficiary = qrField('00', bin) + qrField('01', account);
  const merchant = qrField('00', NAPAS) + qrField('01', beneficiary) + qrField('02', TO_ACCOUNT);
  return joinQrFields([
    { id: '00', value: '01' },
    {
      id: qrFields.initiation,
      value: amount === undefined ? qrInitiation.static : qrInitiation.dynamic,
    },
    { id: qrFields.account, value: merchant },
    { id: qrFields.currency, value: '704' },
    ...(amount === undefined ? [] : [{ id: qrFields.amount, value: String(amount) }]),
    { id: qrFields.country, value: 'VN' },
    { id: qrFields.additional, value: qrField('08', content) },
  ]);
}
