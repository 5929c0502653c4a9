const FALLBACK = '/';
const DUMMY_ORIGIN = 'https://portal.invalid';
const MAX_LENGTH = 2048;
/** No legitimate link is encoded more often. */
const MAX_DECODINGS = 6;

/** Pages that redirect a signed-in player. */
const publicOnly = /^\/(login|register)(\/|$)/i;

const hasHostileCharacter = (text: string) => /[\\\p{Cc}\p{Cf}\u2028\u2029]/u.test(text);

/** Whether a text is a path within this origin: exactly one leading slash, and no hostile character. */
const isLocalPath = (text: string) => /^\/(?!\/)/.test(text) && !hasHostileCharacter(text);

const decode = (text: string): string | null => {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
};

/**
 * The text and every form it takes while percent-encodings are decoded, one level at a time. Null if the text itself is malformed or
 * nested too deeply. A '%' that appears only after decoding is an ordinary character.
 */
function decodedForms(text: string): string[] | null {
  const forms = [text];
  for (let current = text; forms.length <= MAX_DECODINGS;) {
    const decoded = decode(current);
    if (decoded === null) return current === text ? null : forms;
    if (decoded === current) return forms;
    forms.push(decoded);
    current = decoded;
  }
  return null;
}

const withinOrigin = (form: string): URL | null => {
  if (!isLocalPath(form)) return null;
  const url = new URL(form, DUMMY_ORIGIN);
  // '/.//host' has one leading slash, but two once the dots are resolved.
  return url.origin === DUMMY_ORIGIN && isLocalPath(url.pathname) ? url : null;
};

/**
 * Every redirect to `next_uri` or to an origin page must pass this function (LAY-9). Returns path, query and hash if every decoded form
 * of the value stays within the portal's origin. Returns '/' otherwise, and for pages that would only redirect again.
 */
export function safeNextUri(value: unknown): string {
  if (typeof value !== 'string' || value.length > MAX_LENGTH) return FALLBACK;
  const forms = decodedForms(value);
  if (!forms?.every((form) => withinOrigin(form) !== null)) return FALLBACK;
  const url = withinOrigin(value);
  if (!url || forms.some((form) => publicOnly.test(new URL(form, DUMMY_ORIGIN).pathname))) return FALLBACK;
  return `${url.pathname}${url.search}${url.hash}`;
}
