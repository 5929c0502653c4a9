import { useTranslation } from 'react-i18next';
import { CircleCheck, EmptyState, LinkButton } from '@portal/ui-kit';
import { RouterLink } from '../../components/RouterLink';
import './texts';

/** REC-3, REC-5: confirms the new password, with a link to log in. */
export const PasswordChanged = () => {
  const { t } = useTranslation();
  return (
    <EmptyState
      role="status"
      tone="success"
      icon={<CircleCheck size={28} aria-hidden />}
      title={t('recovery.changed')}
      description={t('recovery.changedText')}
      action={
        <LinkButton href="/login" linkComponent={RouterLink}>
          {t('recovery.logIn')}
        </LinkButton>
      }
    />
  );
};
