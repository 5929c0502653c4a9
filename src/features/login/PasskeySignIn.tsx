import { useCallback, useEffect } from 'react';
import { useForm } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import type { LoginPayload } from '@portal/contract';
import { Button, Notice } from '@portal/ui-kit';
import { canSuggestPasskeys, stopPasskeys } from '../../lib/passkeys';
import { listen } from '../../lib/pause';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { signInByPasskey } from './signInByPasskey';
import './textsPasskey';

/** In ms: the embedded host accepts the answer to a challenge for five minutes. */
const RENEWED_AFTER_MS = 3 * 60 * 1000;
const CHECKED_EACH_MS = 60 * 1000;

/**
 * Offers passkeys among the suggestions of the username field, in browsers that can show them. Any other ceremony ends the offer, and
 * the host forgets its challenge; so it is made again after a failed sign-in and, while the page is used, before the host forgets it.
 */
function usePasskeySuggestions(remember: () => boolean, busy: boolean) {
  const dispatch = useAppDispatch();
  useEffect(() => () => void stopPasskeys(), []);
  useEffect(() => {
    if (busy) return undefined;
    let isWanted = true;
    let offeredAt = performance.now();
    const offer = () => {
      offeredAt = performance.now();
      void canSuggestPasskeys().then((can) => {
        if (can && isWanted) void dispatch(signInByPasskey(remember, true));
      });
    };
    const renew = () => {
      // Without the focus, the player may be answering the browser's dialog, which another offer would close.
      if (document.hasFocus() && performance.now() - offeredAt >= RENEWED_AFTER_MS) offer();
    };
    offer();
    const timer = setInterval(renew, CHECKED_EACH_MS);
    const stopListening = listen(window, 'focus', renew);
    return () => {
      isWanted = false;
      clearInterval(timer);
      stopListening();
    };
  }, [dispatch, remember, busy]);
}

/** Signs in without name and password (SAFE-5), and remembers the session as the form says (LOGIN-5). In its own chunk. */
export const PasskeySignIn = () => {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const { busy, fault } = useAppSelector((state) => state.signIn.passkey);
  const form = useForm<Partial<LoginPayload>>();
  const remember = useCallback(() => form.getState().values.remember === true, [form]);
  usePasskeySuggestions(remember, busy);
  return (
    <>
      <Button
        variant="secondary"
        fullWidth
        busy={busy}
        busyLabel={t('passkeySignIn.submitting')}
        onClick={() => void dispatch(signInByPasskey(remember))}
      >
        {t('passkeySignIn.submit')}
      </Button>
      {fault !== null && <Notice severity="error">{fault}</Notice>}
    </>
  );
};
