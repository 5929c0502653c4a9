/** VietQR: an EMVCo merchant QR with NAPAS's template (DESIGN §5). A field is its id, its length in two digits, its value. */
const field = (id: string, value: string): string => `${id}${String(value.length).padStart(2, '0')}${value}`;

/** CRC-16/CCITT-FALSE (polynomial 1021, start FFFF) over ASCII, as four hex digits. */
export function crc16(text: string): string {
  let crc = 0xffff;
  for (let index = 0; index < text.length; index += 1) {
    crc ^= text.charCodeAt(index) << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = ((crc << 1) ^ (crc & 0x8000 ? 0x1021 : 0)) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

export interface VietQr {
  /** Issuer number of the bank, 6 digits. */
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
  if (amount !== undefined && !(Number.isSafeInteger(amount) && amount > 0 && amount < 1e13))
    throw new RangeError('VietQR: the amount is a whole number of VND below 10^13');
}

/** The text of a VietQR code for a transfer to an account. Throws RangeError for what the format can't carry. */
export function vietQr(transfer: VietQr): string {
  check(transfer);
  const { bin, account, content, amount } = transfer;
  const beneficiary = field('00', bin) + field('01', account);
  const merchant = field('00', 'A000000727') + field('01', beneficiary) + field('02', 'QRIBFTTA');
  const body =
    field('00', '01') +
    field('01', amount === undefined ? '11' : '12') +
    field('38', merchant) +
    field('53', '704') +
    (amount === undefined ? '' : field('54', String(amount))) +
    field('58', 'VN') +
    field('62', field('08', content)) +
    '6304';
  return body + crc16(body);
}
