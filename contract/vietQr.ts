/*
 * VietQR: an EMVCo merchant-presented QR code with NAPAS's template (architecture §5). It is a sequence of fields, each with an id
 * (two digits), a length (two digits) and a value. The last one, 63, is a checksum over everything before its value.
 */

export interface QrField {
  /** Two digits. */
  id: string;
  value: string;
}

/** The VietQR fields that the project reads or writes. */
export const qrFields = {
  initiation: '01',
  account: '38',
  currency: '53',
  amount: '54',
  country: '58',
  additional: '62',
  checksum: '63',
} as const;

/** Values of `initiation`: a code for any number of payments, or for a single one. */
export const qrInitiation = { static: '11', dynamic: '12' } as const;

const FORMAT = { id: '00', value: '01' };
const VND = '704';

/** Field 54 has at most thirteen characters. */
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

/** The text of a code: the fields, then the checksum. */
export function joinQrFields(fields: readonly QrField[]): string {
  const body = `${fields.map(({ id, value }) => qrField(id, value)).join('')}${qrFields.checksum}04`;
  return body + crc16(body);
}

/** Splits a text into its top-level fields; null if it does not consist of fields. */
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

/** The fields of an EMVCo code except its checksum; null for anything else, and for a wrong checksum. */
function fieldsOfCode(text: string): QrField[] | null {
  // In non-ASCII texts some apps count characters and others bytes, so such a text is not changed.
  if (!/^[ -~]*$/.test(text)) return null;
  const fields = splitQrFields(text);
  const [first] = fields ?? [];
  const last = fields?.pop();
  const isCode = first?.id === FORMAT.id && first.value === FORMAT.value && last?.id === qrFields.checksum;
  return fields && isCode && last.value.toUpperCase() === crc16(text.slice(0, -4)) ? fields : null;
}

/** Whether field 54 can hold the amount: whole VND, above 0 and below 10^13. */
export const isQrAmount = (amount: number | bigint): boolean =>
  (typeof amount === 'bigint' || Number.isSafeInteger(amount)) && amount > 0 && BigInt(amount) < AMOUNT_END;

/** Sets a field and keeps the order of the ids, so that 00 and 01 come first, as EMVCo requires. */
const withField = (fields: readonly QrField[], field: QrField): QrField[] => {
  const others = fields.filter(({ id }) => id !== field.id);
  const at = others.findIndex(({ id }) => id > field.id);
  return at < 0 ? [...others, field] : [...others.slice(0, at), field, ...others.slice(at)];
};

/**
 * Adds an amount in whole VND to a code, so that the payer's app fills it in. Sets field 54, marks the code as one for a single
 * payment (field 01) and recomputes the checksum. Null if the text is not an EMVCo code in VND, or the amount does not fit.
 */
export function qrWithAmount(qrCodeData: string, amount: number | bigint): string | null {
  const fields = fieldsOfCode(qrCodeData);
  const inVnd = fields?.some(({ id, value }) => id === qrFields.currency && value === VND) ?? false;
  if (!fields || !inVnd || !isQrAmount(amount)) return null;
  const forOnePayment = withField(fields, { id: qrFields.initiation, value: qrInitiation.dynamic });
  return joinQrFields(withField(forOnePayment, { id: qrFields.amount, value: String(amount) }));
}
