import { sameText } from '../constantTime';
import { fieldsOf, hmacHex, type BankFeed } from './bankFeed';

/** A value as payOS writes it into the signed text. */
const signedText = (value: unknown): string => {
  if (value === null || value === undefined || value === 'null' || value === 'undefined') return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
};

/** The reference of the example transfer in payOS' documentation, which payOS sends when a webhook's address is confirmed. */
const TRIAL_REFERENCE = 'TF230204212323';

/**
 * payOS' webhook. Its `signature` is an HMAC-SHA256 over the fields of `data`, sorted, as key=value pairs joined by &
 * (https://payos.vn/docs/tich-hop-webhook/kiem-tra-du-lieu-voi-signature).
 */
export const payos: BankFeed = {
  isAuthentic({ json }, secret) {
    const { data, signature } = fieldsOf(json);
    const fields = fieldsOf(data);
    const message = Object.keys(fields)
      .sort()
      .map((name) => `${name}=${signedText(fields[name])}`)
      .join('&');
    return typeof signature === 'string' && sameText(signature, hmacHex('sha256', secret, message));
  },
  read(json) {
    const { reference, accountNumber, virtualAccountNumber, amount, description, code, currency } = fieldsOf(
      fieldsOf(json)['data'],
    );
    if (reference === TRIAL_REFERENCE || (code !== undefined && code !== '00')) return 'nothing';
    const isVnd = currency === undefined || currency === 'VND';
    return {
      id: reference,
      accounts: [accountNumber, virtualAccountNumber],
      amount: isVnd ? amount : undefined,
      content: description,
    };
  },
};
