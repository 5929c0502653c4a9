/*
 * VietQR: an EMVCo merchant-presented QR code with NAPAS's template (architecture §5). A text of fields, each its id in two
 * digits, its length in two digits, its value; the last one, 63, is a checksum over everything before its value.
 */

export interface QrField {
  /** Two digits. */
  id: string;
  value: string;
}

/** Fields of VietQR that the house reads or writes. */
export const qrFields = {
  initiation: '01',
  account: '38',
  currency: '53',
  amount: '54',
  country: '58',
  additional: '62',
  checksum: '63',
} as const;

/** `initiation`: a code to be used again and again, or one for a single payment. */
export const qrInitiation = { static: '11', dynamic: '12' } as const;

const FORMAT = { id: '00', value: '01' };
const VND = '704';

/** Thirteen characters is what field 54 holds. */
const AMOUNT_END = 10n ** 13n;

/** One field as text. `value` has at most 99 ASCII characters. */
export const qrField = (id: string, value: string): string =>
  `${id}${String(value.length).padStart(2, '0')}${value}`;

/** CRC-16/CCITT-FALSE (polynomial 1021, start FFFF) over ASCII, as four hex digits. */
export function crc16(text: string): string {
  let crc = 0xffff;
  for (let index = 0; index < text.length; index += 1) {
    crc ^= text.charCodeAt(index) << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = ((crc << 1) ^ (crc & 0x8000 ? 0x1021 : 0)) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

/** The text of a whole code: the fields, then their checksum. */
export function joinQrFields(fields: readonly QrField[]): string {
  const body = `${fields.map(({ id, value }) => qrField(id, value)).join('')}${qrFields.checksum}04`;
  return body + crc16(body);
}

/** The fields of a text, none inside another; null where it isn't made of such fields. */
export function splitQrFields(text: string): QrField[] | null {
  const fields: QrField[] = [];
  for (let at = 0; at < text.length;) {
    const [, id, length] = /^(\d{2})(\d{2})/.exec(text.slice(at, at + 4)) ?? [];
    if (id === undefined) return null;
    const end = at + 4 + Number(length);
    if (end > text.length) return null;
    fields.push({ id, value: text.slice(at + 4, end) });
    at = end;
  }
  return fields;
}

/** The fields of a whole EMVCo code but its checksum; null for anything else, also for a wrong checksum. */
function fieldsOfCode(text: string): QrField[] | null {
  // A length counts characters here and bytes there once they aren't ASCII; such a text is left alone.
  if (!/^[ -~]*$/.test(text)) return null;
  const fields = splitQrFields(text);
  const [first] = fields ?? [];
  const last = fields?.pop();
  const isCode = first?.id === FORMAT.id && first.value === FORMAT.value && last?.id === qrFields.checksum;
  return fields && isCode && last.value.toUpperCase() === crc16(text.slice(0, -4)) ? fields : null;
}

/** Whole VND above 0, below 10^13: what field 54 takes. */
export const isQrAmount = (amount: number | bigint): boolean =>
  (typeof amount === 'bigint' || Number.isSafeInteger(amount)) && amount > 0 && BigInt(amount) < AMOUNT_END;

/** Sets a field, in the order of the ids; 00 and 01 stand first as EMVCo asks. */
const withField = (fields: readonly QrField[], field: QrField): QrField[] => {
  const others = fields.filter(({ id }) => id !== field.id);
  const at = others.findIndex(({ id }) => id > field.id);
  return at < 0 ? [...others, field] : [...others.slice(0, at), field, ...others.slice(at)];
};

/**
 * The same code with an amount in whole VND, which the payer's app then fills in: field 54 is set, field 01 says that it is
 * for one payment, the checksum is made anew. Null where the text is no EMVCo code in đồng, or can't carry the amount.
 */
export function qrWithAmount(qrCodeData: string, amount: number | bigint): string | null {
  const fields = fieldsOfCode(qrCodeData);
  const inVnd = fields?.some(({ id, value }) => id === qrFields.currency && value === VND) ?? false;
  if (!fields || !inVnd || !isQrAmount(amount)) return null;
  const forOnePayment = withField(fields, { id: qrFields.initiation, value: qrInitiation.dynamic });
  return joinQrFields(withField(forOnePayment, { id: qrFields.amount, value: String(amount) }));
}
