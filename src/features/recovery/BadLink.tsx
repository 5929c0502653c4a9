import { useTranslation } from 'react-i18next';
import { LinkButton, Notice } from '@portal/ui-kit';
import { RouterLink } from '../../components/RouterLink';
import './textsByLink';

/** Requirements §8: a reset link that is invalid, used or expired. */
export const BadLink = () => {
  const { t } = useTranslation();
  return (
    <>
      <Notice severity="error">{t('recoveryLink.bad')}</Notice>
      <LinkButton href="/recovery/forgot-password" linkComponent={RouterLink} fullWidth>
        {t('recoveryLink.again')}
      </LinkButton>
    </>
  );
};
