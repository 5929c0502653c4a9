import type { Passkey } from '@portal/contract';
import { fieldsOf, readInstant, readRows, readText } from './json';

function readPasskey(json: unknown): Passkey | null {
  const fields = fieldsOf(json);
  const id = readText(fields['id']);
  return id === null
    ? null
    : {
        id,
        name: readText(fields['name']) ?? id,
        createdAt: readInstant(fields['createdAt']),
        lastUsedAt: readInstant(fields['lastUsedAt']),
      };
}

/** GET /api/passkeys, an addition; null if the answer is not a list (HOST-4). */
export const readPasskeys = (json: unknown): Passkey[] | null => readRows(json, readPasskey, 'passkeys');

/** The options with which the browser creates or uses a passkey; null without a challenge. The browser checks the rest. */
export function readPasskeyOptions(json: unknown): { challenge: string } | null {
  const fields = fieldsOf(json);
  const challenge = readText(fields['challenge']);
  return challenge === null ? null : { ...fields, challenge };
}
