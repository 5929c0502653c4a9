import type { CodeRedemption } from '@portal/contract';
import { fieldsOf, readInstant, readNumber, readRows, readText } from './json';

/** A redemption; null without a code, an amount of KP or a time. */
export function readCodeRedemption(json: unknown): CodeRedemption | null {
  const fields = fieldsOf(json);
  const code = readText(fields['code']);
  const credit = readNumber(fields['credit']);
  const redeemedAt = readInstant(fields['redeemedAt']);
  if (code === null || credit === null || redeemedAt === null) return null;
  return {
    code,
    credit,
    redeemedAt,
    title: readText(fields['title']) ?? code,
    ...(fields['again'] === true && { again: true }),
  };
}

/** GET /api/gift-codes/redemptions, an addition; null if the answer is not a list, since the host then redeems no codes (HOST-4). */
export const readCodeRedemptions = (json: unknown): CodeRedemption[] | null =>
  readRows(json, readCodeRedemption, 'code-redemptions');
