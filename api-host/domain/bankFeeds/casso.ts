import { sameText } from '../constantTime';
import { fieldsOf, headerOf, hmacHex, type BankFeed } from './bankFeed';

/** The same JSON with the keys of every object sorted. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const fields = fieldsOf(value);
  return Object.fromEntries(
    Object.keys(fields)
      .sort()
      .map((name) => [name, sorted(fields[name])]),
  );
}

/** A call is refused if its signature is older than this, or this far in the future. */
const WINDOW_MS = 300_000;

/**
 * Casso's webhook V2. `X-Casso-Signature: t=…,v1=…`: HMAC-SHA512 over the time in milliseconds, a dot, and the body with its keys
 * sorted (https://github.com/CassoHQ/casso-webhook-v2-verify-signature). "Gọi thử" sends the id 0.
 */
export const casso: BankFeed = {
  isAuthentic(call, secret) {
    const [, time, signature] =
      /^t=(\d{1,16}),v1=([0-9a-f]{128})$/.exec(headerOf(call, 'x-casso-signature')) ?? [];
    if (!time || !signature || call.json === undefined) return false;
    const isFresh = Math.abs(call.nowMs - Number(time)) <= WINDOW_MS;
    const message = `${time}.${JSON.stringify(sorted(call.json))}`;
    return sameText(signature, hmacHex('sha512', secret, message)) && isFresh;
  },
  read(json) {
    const { data } = fieldsOf(json);
    const { id, accountNumber, virtualAccountNumber, amount, description } = fieldsOf(data);
    if (id === 0 || (typeof amount === 'number' && amount < 0)) return 'nothing';
    return { id, accounts: [accountNumber, virtualAccountNumber], amount, content: description };
  },
};
