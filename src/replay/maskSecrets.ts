import { fingerprint } from '../api/fingerprint';
import { isMaskedField, isMaskedInput, MASK } from './mirror/secretFields';

/** Fields of requirements §3 with numbers of the operator, which are public. */
const published = /^(accountNumber|mobileAccountNumber|qrCodeData|paymentSyntax|id|requestId)$/;

const email = /[\w.%+-]+@[\w-]+(\.[\w-]+)+/g;
/** Vietnamese phone numbers in any notation, and international ones. */
const phone = /(?<![\w.])(?:\+\d[\d ().-]{7,18}\d|(?:84|0)\d(?:[ .-]?\d){8})(?!\w)/g;
const cookie = /(XSRF-TOKEN=)[^;\s]+/g;
/** URLs and cache keys that contain the token of a link. */
const linkToken =
  /(\/(?:forgot-password|email-verification|reset-password|keep-second-factor|end-session|session-link)\/)[^/?#\s"]+/g;
const linkKey = /^(checkResetToken|checkSessionLink)\(.*\)$/;

const maskText = (text: string): string =>
  text.length < 6
    ? text
    : text
        .replace(linkKey, (_, name: string) => `${name}(${fingerprint(MASK)})`)
        .replace(linkToken, `$1${MASK}`)
        .replace(cookie, `$1${MASK}`)
        .replace(email, MASK)
        .replace(phone, MASK);

/** Lists of secrets. Other lists under the name of a secret are messages about it, as in `errors.password`. */
const secretLists = /^recoveryCodes$/;

/** Bookkeeping of redux-persist and RTK Query: irrelevant to the screens, and different on every load. */
const internalFields = /^(_persist|middlewareRegistered)$/;

/** Masks the arguments of a call, which contain typed values. */
const maskInputs = (args: object): object =>
  Object.fromEntries(
    Object.entries(args).map(([name, value]: [string, unknown]) => [
      name,
      value && isMaskedInput(name, value) ? MASK : value,
    ]),
  );

function maskField(key: string, value: unknown, seen: WeakMap<object, unknown>): unknown {
  if (key === 'originalArgs' && typeof value === 'object' && value !== null && !Array.isArray(value))
    return maskValue(maskInputs(value), seen);
  // Still a list, since the replayed screen shows its items.
  if (Array.isArray(value) && secretLists.test(key)) return value.map(() => MASK);
  if (value === null || typeof value === 'object') return maskValue(value, seen);
  if (isMaskedField(key)) return value === '' || value === undefined ? value : MASK;
  return typeof value === 'string' && !published.test(key) ? maskText(value) : value;
}

function maskValue(value: unknown, seen: WeakMap<object, unknown>): unknown {
  if (typeof value === 'string') return maskText(value);
  if (typeof value !== 'object' || value === null) return value;
  const known = seen.get(value);
  if (known !== undefined) return known;
  // A gift code without a title has the code as its title (api/readers/giftCodes.ts).
  const code = 'code' in value && value.code !== '' ? value.code : null;
  const masked = Array.isArray(value)
    ? value.map((item) => maskValue(item, seen))
    : Object.fromEntries(
        Object.entries(value)
          .filter(([key]) => !internalFields.test(key))
          .map(([key, inner]) => [
            maskText(key),
            key === 'title' && inner === code ? MASK : maskField(key, inner, seen),
          ]),
      );
  seen.set(value, masked);
  return masked;
}

const seenBefore = new WeakMap<object, unknown>();

/**
 * Returns a copy without secrets, which may leave the page. At any depth, masks fields by their names and the parts of strings that
 * look like a secret (docs/state.md). Parts unchanged since an earlier call are the same objects, so a long recording stays small.
 */
export const maskSecrets = <Value>(value: Value): Value => maskValue(value, seenBefore) as Value;
