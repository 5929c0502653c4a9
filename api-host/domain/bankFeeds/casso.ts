import { sameText } from '../constantTime';
import { fieldsOf, headerOf, hmacHex, type BankFeed, type FeedCall } from './bankFeed';

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

/** The parts of `X-Casso-Signature`; null if it is missing or has another form. */
const signatureOf = (call: FeedCall): { time: string; signature: string } | null => {
  const [, time, signature] =
    /^t=(\d{1,16}),v1=([0-9a-f]{128})$/.exec(headerOf(call, 'x-casso-signature')) ?? [];
  return time && signature ? { time, signature } : null;
};

/**
 * Casso's webhook V2. `X-Casso-Signature: t=…,v1=…`: HMAC-SHA512 over the time in milliseconds, a dot, and the body with its keys
 * sorted (https://github.com/CassoHQ/casso-webhook-v2-verify-signature). "Gọi thử" sends the id 0. The time is not compared with the
 * host's clock: a transfer is credited once, and Casso may repeat a call hours later with the same signature (docs/decisions/0149).
 */
export const casso: BankFeed = {
  isAuthentic(call, secret) {
    const signed = signatureOf(call);
    if (!signed || call.json === undefined) return false;
    const message = `${signed.time}.${JSON.stringify(sorted(call.json))}`;
    return sameText(signed.signature, hmacHex('sha512', secret, message));
  },
  read(json) {
    const { data } = fieldsOf(json);
    const { id, accountNumber, virtualAccountNumber, amount, description } = fieldsOf(data);
    if (id === 0 || (typeof amount === 'number' && amount < 0)) return 'nothing';
    return { id, accounts: [accountNumber, virtualAccountNumber], amount, content: description };
  },
};
