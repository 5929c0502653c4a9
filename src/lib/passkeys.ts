import type { startAuthentication, startRegistration } from '@simplewebauthn/browser';

type Creation = Parameters<typeof startRegistration>[0]['optionsJSON'];
type Request = Parameters<typeof startAuthentication>[0]['optionsJSON'];

/** The browser's answer as JSON text, for the host; or that there is none, and why. */
type Ceremony = { passkey: string } | { failed: 'cancelled' | 'exists' | 'unable' };

/** The library is loaded by the first ceremony. */
const library = () => import(/* webpackChunkName: "webAuthn" */ './webAuthn.lazy');

/** The player has closed the browser's dialog, or another ceremony has begun; or the device has this passkey already. */
function failureOf(error: unknown): Ceremony {
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

/** Has the browser make a passkey. `options` are the host's, which the browser checks. */
export const makePasskey = (options: object): Promise<Ceremony> =>
  perform(async () => (await library()).startRegistration({ optionsJSON: options as Creation }));

/** Has a passkey sign. `autofill`: it waits among the suggestions of the username's field until the player chooses it there. */
export const signWithPasskey = (options: object, autofill = false): Promise<Ceremony> =>
  perform(async () =>
    (await library()).startAuthentication({
      optionsJSON: options as Request,
      useBrowserAutofill: autofill,
    }),
  );

/** Whether the browser suggests passkeys in the username's field. */
export const canSuggestPasskeys = async (): Promise<boolean> =>
  (await library()).browserSupportsWebAuthnAutofill();

/** Ends a ceremony that waits. */
export const stopPasskeys = async (): Promise<void> =>
  (await library()).WebAuthnAbortService.cancelCeremony();
