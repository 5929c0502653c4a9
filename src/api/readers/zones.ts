import type { AccountZone, Zone } from '@portal/contract';
import { fieldsOf, readName, readNumber, readRows, readText } from './json';

/** A zone; null without an id. Its state is null if the host sends only id and name. */
function readZone(json: unknown): Zone | null {
  const fields = fieldsOf(json);
  const id = readNumber(fields['id']);
  return id === null
    ? null
    : {
        id,
        name: readText(fields['name']) ?? String(id),
        state: readName(fields['state'])?.toUpperCase() ?? null,
      };
}

function readAccountZone(json: unknown): AccountZone | null {
  const fields = fieldsOf(json);
  // A zone plus its balances (requirements §3), or a zone wrapper (requirements §7), which may hold the balances as well.
  const zone = readZone(fields['zone'] ?? json);
  const wrapped = fieldsOf(fields['zone']);
  const balanceOf = (name: string) => readNumber(fields[name]) ?? readNumber(wrapped[name]) ?? 0;
  const movingTo = readZone(fields['movingTo']);
  return (
    zone && {
      zone,
      leftCoin: balanceOf('leftCoin'),
      extpoint0: balanceOf('extpoint0'),
      extpoint4: balanceOf('extpoint4'),
      ...(movingTo && { movingTo }),
    }
  );
}

/** GET /api/zones; null if the answer is not a list. */
export const readZones = (json: unknown): Zone[] | null => readRows(json, readZone, 'zones');

/** GET /api/account-zones; null if the answer is not a list. A missing balance is 0. */
export const readAccountZones = (json: unknown): AccountZone[] | null =>
  readRows(json, readAccountZone, 'account-zones');
