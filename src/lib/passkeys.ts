import type { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { isLostChunk } from './isLostChunk';

type Creation = Parameters<typeof startRegistration>[0]['optionsJSON'];
type Request = Parameters<typeof startAuthentication>[0]['optionsJSON'];

/** The browser's answer as JSON text for the host, or the reason why there is none. */
type Ceremony = { passkey: string } | { failed: 'cancelled' | 'exists' | 'lost' | 'unable' };

/** The library, which the first ceremony loads. */
export const loadPasskeys = () => import(/* webpackChunkName: "webAuthn" */ './webAuthn.lazy');

/**
 * `cancelled`: the player closed the browser's dialog, or another ceremony began. `exists`: the device already has this passkey. `lost`:
 * the library could not be loaded.
 */
function failureOf(error: unknown): Ceremony {
  if (isLostChunk(error)) return { failed: 'lost' };
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'AbortError') return { failed: 'cancelled' };
  return { failed: name === 'InvalidStateError' ? 'exists' : 'unable' };
}

async function perform(ceremony: () => Promise<object>): Promise<Ceremony> {
  try {
    return { passkey: JSON.stringify(await ceremony()) };
  } catch (error) {
    return failureOf(error);
  }
}

/** Asks the browser to create a passkey. `options` come from the host, and the browser checks them. */
export const makePasskey = (options: object): Promise<Ceremony> =>
  perform(async () => (await loadPasskeys()).startRegistration({ optionsJSON: options as Creation }));

/** Signs with a passkey. `autofill`: the passkey waits among the suggestions of the username field until the player chooses it. */
export const signWithPasskey = (options: object, autofill = false): Promise<Ceremony> =>
  perform(async () =>
    (await loadPasskeys()).startAuthentication({
      optionsJSON: options as Request,
      useBrowserAutofill: autofill,
    }),
  );

/** Whether the browser suggests passkeys in the username field. */
export const canSuggestPasskeys = async (): Promise<boolean> =>
  (await loadPasskeys()).browserSupportsWebAuthnAutofill();

/** Cancels a pending ceremony. */
export const stopPasskeys = async (): Promise<void> =>
  (await loadPasskeys()).WebAuthnAbortService.cancelCeremony();
