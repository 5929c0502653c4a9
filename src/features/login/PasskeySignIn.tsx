import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Notice } from '@portal/ui-kit';
import { canSuggestPasskeys, stopPasskeys } from '../../lib/passkeys';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { signInByPasskey } from './signInByPasskey';
import './textsPasskey';

/** Offers passkeys among the suggestions of the username field, in browsers that can show them. */
function usePasskeySuggestions() {
  const dispatch = useAppDispatch();
  useEffect(() => {
    let isShown = true;
    void canSuggestPasskeys().then((can) => {
      if (can && isShown) void dispatch(signInByPasskey(false, true));
    });
    return () => {
      isShown = false;
      void stopPasskeys();
    };
  }, [dispatch]);
}

/** Signs in without name and password (SAFE-5). In its own chunk. */
export const PasskeySignIn = () => {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const { busy, fault } = useAppSelector((state) => state.signIn.passkey);
  usePasskeySuggestions();
  return (
    <>
      <Button
        variant="secondary"
        fullWidth
        busy={busy}
        busyLabel={t('passkeySignIn.submitting')}
        onClick={() => void dispatch(signInByPasskey(false))}
      >
        {t('passkeySignIn.submit')}
      </Button>
      {fault !== null && <Notice severity="error">{fault}</Notice>}
    </>
  );
};
