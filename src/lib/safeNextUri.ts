const FALLBACK = '/';
const DUMMY_ORIGIN = 'https://portal.invalid';
const MAX_LENGTH = 2048;
/** Deeper nesting than any honest link has. */
const MAX_DECODINGS = 6;

/** Pages that only bounce a signed-in player on. */
const bouncing = /^\/(login|register)(\/|$)/i;

const hasHostileCharacter = (text: string) => /[\\\p{Cc}\p{Cf}\u2028\u2029]/u.test(text);

/** Whether a text is a path of this origin: one slash, then anything but a slash. */
const isLocalPath = (text: string) => /^\/(?!\/)/.test(text) && !hasHostileCharacter(text);

const decode = (text: string): string | null => {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
};

/**
 * Every form the text takes while percent-encodings are undone, itself first. Null when it is malformed as it stands
 * or nested deeper than any honest link; a '%' that only shows after decoding is just a character.
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
  // '/.//host' is one slash as it stands, and two once the dots are resolved.
  return url.origin === DUMMY_ORIGIN && isLocalPath(url.pathname) ? url : null;
};

/**
 * The only way to follow `next_uri` or an origin page (LAY-9): gives path, query and hash within the portal's own
 * origin, in any form the text can be decoded to; everything else, and pages that would only bounce, is '/'.
 */
export function safeNextUri(value: unknown): string {
  if (typeof value !== 'string' || value.length > MAX_LENGTH) return FALLBACK;
  const forms = decodedForms(value);
  if (!forms?.every((form) => withinOrigin(form) !== null)) return FALLBACK;
  const url = withinOrigin(value);
  if (!url || forms.some((form) => bouncing.test(new URL(form, DUMMY_ORIGIN).pathname))) return FALLBACK;
  return `${url.pathname}${url.search}${url.hash}`;
}
