import { decodeClientDataJSON } from '@simplewebauthn/server/helpers';

/** As much as is known of a browser's answer before the library has checked it. */
export interface PasskeyResponse {
  id: string;
  response: { clientDataJSON: string };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The browser's answer as far as the host reads it by itself; null for anything else. The library checks the rest. */
export function readResponse(text: string): PasskeyResponse | null {
  const json = parse(text);
  if (!isObject(json) || typeof json['id'] !== 'string') return null;
  const { response } = json;
  return isObject(response) && typeof response['clientDataJSON'] === 'string'
    ? (json as unknown as PasskeyResponse)
    : null;
}

/** The challenge that the browser's answer says it is for; null where it says none. */
export function challengeOf({ response }: PasskeyResponse): string | null {
  try {
    const { challenge }: { challenge: unknown } = decodeClientDataJSON(response.clientDataJSON);
    return typeof challenge === 'string' ? challenge : null;
  } catch {
    return null;
  }
}
