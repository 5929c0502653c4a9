import { i18n } from '../../i18n/i18n';
import { passkeysApi } from '../../api/endpoints/passkeys';
import { asPortalError, plainError } from '../../api/portalError';
import { signWithPasskey } from '../../lib/passkeys';
import { enterSession } from '../../store/enterSession';
import { selectUsername } from '../../store/selectUsername';
import { passkeySignInEnded, passkeySignInStarted } from '../../store/slices/signIn';
import type { AppThunk } from '../../store/types';
import './textsPasskey';
import './texts';

const { beginPasskeySignIn, signInByPasskey: send } = passkeysApi.endpoints;

/** Resolves with what the browser signed for the host, or with why it signed nothing: null if the player closed the browser's dialog. */
const askForPasskey =
  (autofill: boolean): AppThunk<Promise<{ passkey: string } | { fault: string | null }>> =>
  async (dispatch) => {
    const options = await dispatch(beginPasskeySignIn.initiate(undefined, { track: false }));
    if (options.error) return { fault: asPortalError(options.error).message };
    const signed = await signWithPasskey(options.data, autofill);
    if ('passkey' in signed) return signed;
    if (signed.failed === 'cancelled') return { fault: null };
    return {
      fault: signed.failed === 'lost' ? plainError('offline').message : i18n.t('passkeySignIn.unable'),
    };
  };

/** Starts a session with the signed passkey; resolves with an error message for the player, or null for success. */
const enterWith =
  (passkey: string, remember: boolean): AppThunk<Promise<string | null>> =>
  async (dispatch) => {
    const answer = await dispatch(send.initiate({ passkey, remember }, { track: false }));
    if (answer.error) return asPortalError(answer.error).message;
    const entered = await dispatch(enterSession());
    return entered === 'noSession' ? i18n.t('login.noSession') : (entered?.message ?? null);
  };

/**
 * Signs in with a passkey (SAFE-5): after a press of the button or, with `autofill`, once the player has chosen one of the username
 * field's suggestions. PublicOnly then redirects the player. Missing or unused suggestions change nothing on the page, because the
 * player may have pressed the button in the meantime and be waiting for that attempt or reading why it failed. `remember` is asked
 * once the passkey is signed, since a suggestion may be chosen long after it was offered.
 */
export const signInByPasskey =
  (remember: () => boolean, autofill = false): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    // The page is still shown for a moment after a sign-in.
    if (autofill && selectUsername(getState()) !== undefined) return;
    if (!autofill) dispatch(passkeySignInStarted());
    const asked = await dispatch(askForPasskey(autofill));
    if ('passkey' in asked) {
      if (autofill) dispatch(passkeySignInStarted());
      dispatch(passkeySignInEnded(await dispatch(enterWith(asked.passkey, remember()))));
    } else if (!autofill) dispatch(passkeySignInEnded(asked.fault));
  };
