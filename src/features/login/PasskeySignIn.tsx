import { useCallback, useEffect } from 'react';
import { useForm } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import type { LoginPayload } from '@portal/contract';
import { Button, Notice } from '@portal/ui-kit';
import { canSuggestPasskeys, stopPasskeys } from '../../lib/passkeys';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { signInByPasskey } from './signInByPasskey';
import './textsPasskey';

/** Offers passkeys among the suggestions of the username field, in browsers that can show them. */
function usePasskeySuggestions(remember: () => boolean) {
  const dispatch = useAppDispatch();
  useEffect(() => {
    let isShown = true;
    void canSuggestPasskeys().then((can) => {
      if (can && isShown) void dispatch(signInByPasskey(remember, true));
    });
    return () => {
      isShown = false;
      void stopPasskeys();
    };
  }, [dispatch, remember]);
}

/** Signs in without name and password (SAFE-5), and remembers the session as the form says (LOGIN-5). In its own chunk. */
export const PasskeySignIn = () => {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const { busy, fault } = useAppSelector((state) => state.signIn.passkey);
  const form = useForm<Partial<LoginPayload>>();
  const remember = useCallback(() => form.getState().values.remember === true, [form]);
  usePasskeySuggestions(remember);
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
