import { useTranslation } from 'react-i18next';
import { Button, Notice } from '@portal/ui-kit';
import { useSendEmailVerificationMutation } from '../../api/endpoints/emailVerification';
import { messageOf } from '../../api/portalError';
import { pageCacheKey } from '../../api/pageCacheKey';
import { StatusNotice } from '../../components/StatusRegion';
import './texts';

/** MAIL-3: sends the verification message of an unverified address again. */
export const SendVerification = ({ email }: { email: string }) => {
  const { t } = useTranslation();
  const [send, { isLoading, isSuccess, error }] = useSendEmailVerificationMutation({
    fixedCacheKey: pageCacheKey('verification'),
  });
  return (
    <>
      <StatusNotice>{isSuccess && t('me.verificationSent', { email })}</StatusNotice>
      {!isSuccess && (
        <>
          <Notice severity="info">{t('me.emailUnverified')}</Notice>
          {error && <Notice severity="error">{messageOf(error)}</Notice>}
          <Button
            variant="secondary"
            busy={isLoading}
            busyLabel={t('me.sendingVerification')}
            onClick={() => void send()}
          >
            {t('me.sendVerification')}
          </Button>
        </>
      )}
    </>
  );
};
