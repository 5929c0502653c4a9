import { decodeClientDataJSON } from '@simplewebauthn/server/helpers';

/** The parts of a browser's passkey response that are known before the library has checked it. */
export interface PasskeyResponse {
  id: string;
  response: { clientDataJSON: string };
}

/** A credential's id as browsers send it: base64url of at most 1023 bytes (WebAuthn). */
const ID = /^[\w-]{1,1364}$/;
/** How a device with a passkey can be reached (WebAuthn). */
const TRANSPORTS: readonly unknown[] = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'];

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Parses the parts of a browser's response that the host itself reads; null for anything else. The library checks the rest. */
export function readResponse(text: string): PasskeyResponse | null {
  const json = parse(text);
  if (!isObject(json) || typeof json['id'] !== 'string' || !ID.test(json['id'])) return null;
  const { response } = json;
  return isObject(response) && typeof response['clientDataJSON'] === 'string'
    ? (json as unknown as PasskeyResponse)
    : null;
}

/** The challenge that the browser's response claims to answer; null if it contains none. */
export function challengeOf({ response }: PasskeyResponse): string | null {
  try {
    const { challenge }: { challenge: unknown } = decodeClientDataJSON(response.clientDataJSON);
    return typeof challenge === 'string' ? challenge : null;
  } catch {
    return null;
  }
}

/** The transports that a browser names for a new passkey: the known ones, since the library passes on whatever the browser sends. */
export const knownTransports = (given: unknown): string[] =>
  Array.isArray(given) ? given.filter((one): one is string => TRANSPORTS.includes(one)) : [];
