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

/** GET /api/passkeys, an addition: null where the answer is no list (HOST-4). */
export const readPasskeys = (json: unknown): Passkey[] | null => readRows(json, readPasskey, 'passkeys');

/** What the browser is given to make or use a passkey; it checks the rest. Null without a challenge. */
export function readPasskeyOptions(json: unknown): { challenge: string } | null {
  const fields = fieldsOf(json);
  const challenge = readText(fields['challenge']);
  return challenge === null ? null : { ...fields, challenge };
}
