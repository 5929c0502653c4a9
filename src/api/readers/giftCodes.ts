import type { GiftCode } from '@portal/contract';
import { fieldsOf, readInstant, readNumber, readRows, readText } from './json';

function readGiftCode(json: unknown): GiftCode | null {
  const fields = fieldsOf(json);
  const code = readText(fields['code']);
  const zoneName = readText(fields['zoneName']);
  const expiresIn = readNumber(fields['expiresIn']);
  return code === null
    ? null
    : {
        code,
        title: readText(fields['title']) ?? code,
        gives: readText(fields['gives']) ?? '',
        ...(zoneName !== null && { zoneName }),
        expiresAt: readInstant(fields['expiresAt']),
        ...(expiresIn !== null && { expiresIn }),
        usedAt: readInstant(fields['usedAt']),
      };
}

/** GET /api/gift-codes, an addition; an empty list if the answer is not a list (HOST-4). */
export const readGiftCodes = (json: unknown): GiftCode[] => readRows(json, readGiftCode, 'gift-codes') ?? [];
