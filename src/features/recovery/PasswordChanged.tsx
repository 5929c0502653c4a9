import { useTranslation } from 'react-i18next';
import { Outcome } from '../../components/Outcome';
import './texts';

/** REC-3, REC-5: confirms the new password, with a link to log in. */
export const PasswordChanged = () => {
  const { t } = useTranslation();
  return (
    <Outcome
      tone="success"
      title={t('recovery.changed')}
      text={t('recovery.changedText')}
      href="/login"
      link={t('recovery.logIn')}
    />
  );
};
