import { number, object } from './library';
import * as field from './fields';
import { proofs, withBotCheckIfAsked } from './sharedFields';

/** Recharges, migrations, transfer claims and gift codes. */

const CHOOSE_AMOUNT = 'Hãy chọn gói nạp.';
const CHOOSE_ZONE = 'Hãy chọn máy chủ.';

const positiveInteger = (message: string) =>
  number()
    .typeError(message)
    .required(message)
    .integer(message)
    .positive(message)
    .max(Number.MAX_SAFE_INTEGER, message);

export const rechargePayload = object({
  creditAmount: positiveInteger(CHOOSE_AMOUNT),
  zoneId: positiveInteger(CHOOSE_ZONE),
  expectedCoins: number()
    .strict()
    .typeError(CHOOSE_AMOUNT)
    .min(0, CHOOSE_AMOUNT)
    .max(Number.MAX_SAFE_INTEGER, CHOOSE_AMOUNT)
    .optional()
    .nonNullable(CHOOSE_AMOUNT),
  ...proofs,
});

export const accountZonePayload = object({ zoneId: positiveInteger(CHOOSE_ZONE) });

const AMOUNT = 'Hãy nhập số tiền đã chuyển, từ 1 đồng trở lên.';
const WHEN = 'Hãy chọn ngày giờ đã chuyển.';
const REFERENCE = 'Mã giao dịch có tối đa 64 ký tự.';

const claimReference = () => field.text().max(64, REFERENCE);

/** PLAY-3. In the form the amount is a string, and day and time are in the player's local time. */
export const transferClaimForm = object({
  amount: field
    .text()
    .required(AMOUNT)
    .matches(/^[1-9][0-9.]{0,15}$/, AMOUNT),
  day: field.text().required(WHEN),
  time: field.text().required(WHEN),
  method: field.text().max(64, 'Giá trị không hợp lệ'),
  reference: claimReference(),
});
export const transferClaimPayload = object({
  amount: number()
    .typeError(AMOUNT)
    .integer(AMOUNT)
    .min(1, AMOUNT)
    .max(1_000_000_000_000, AMOUNT)
    .nonNullable(AMOUNT)
    .required(AMOUNT),
  transferredAt: field
    .text()
    .required(WHEN)
    .max(32, WHEN)
    .matches(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,6})?)?(Z|[+-]\d\d:\d\d)$/, WHEN),
  method: field.text().max(64, 'Giá trị không hợp lệ'),
  reference: claimReference(),
});

const TYPE_CODE = 'Hãy nhập gift code.';
const BAD_CODE = 'Gift code có từ 6 đến 64 ký tự, chỉ gồm chữ không dấu, số và dấu gạch nối.';

/** PLAY-8. The typed code may contain spaces, a chat's invisible marks and lower-case letters; `typedCode` normalises them. */
export const redeemCodeForm = object({
  code: field
    .text()
    .required(TYPE_CODE)
    .max(128, BAD_CODE)
    .matches(/^[\s\p{Cf}]*([A-Za-z0-9-][\s\p{Cf}]*){6,64}$/u, BAD_CODE),
});
export const redeemCodePayload = redeemCodeForm.shape(withBotCheckIfAsked);
