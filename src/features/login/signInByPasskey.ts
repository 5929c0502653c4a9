import { i18n } from '../../i18n/i18n';
import { passkeysApi } from '../../api/endpoints/passkeys';
import { asPortalError } from '../../api/messageOf';
import { signWithPasskey } from '../../lib/passkeys';
import { enterSession } from '../../store/enterSession';
import { passkeySignInEnded, passkeySignInStarted } from '../../store/slices/signIn';
import type { AppThunk } from '../../store/types';
import './textsPasskey';
import './texts';

const { beginPasskeySignIn, signInByPasskey: send } = passkeysApi.endpoints;

/** Resolves with the message for the player, or null if it worked or the player closed the browser's dialog. */
const attempt =
  (remember: boolean, autofill: boolean): AppThunk<Promise<string | null>> =>
  async (dispatch) => {
    const options = await dispatch(beginPasskeySignIn.initiate(undefined, { track: false }));
    // The player did not ask for the autofill suggestions, so nothing tells that they are missing.
    if (options.error) return autofill ? null : asPortalError(options.error).message;
    const signed = await signWithPasskey(options.data, autofill);
    if ('failed' in signed)
      return signed.failed === 'cancelled' || autofill ? null : i18n.t('passkeySignIn.unable');
    dispatch(passkeySignInStarted());
    const { passkey } = signed;
    const answer = await dispatch(send.initiate({ passkey, remember }, { track: false }));
    if (answer.error) return asPortalError(answer.error).message;
    const entered = await dispatch(enterSession());
    return entered === 'noSession' ? i18n.t('login.noSession') : (entered?.message ?? null);
  };

/**
 * Signs in by a passkey (SAFE-5): after a press of the button or, with `autofill`, once the player has chosen one among the
 * suggestions of the username field. PublicOnly then redirects the player.
 */
export const signInByPasskey =
  (remember: boolean, autofill = false): AppThunk<Promise<void>> =>
  async (dispatch) => {
    if (!autofill) dispatch(passkeySignInStarted());
    dispatch(passkeySignInEnded(await dispatch(attempt(remember, autofill))));
  };
