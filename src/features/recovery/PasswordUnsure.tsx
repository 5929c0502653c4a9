import { useTranslation } from 'react-i18next';
import { TextLink } from '@portal/ui-kit';
import { RouterLink } from '../../components/RouterLink';
import { StatusNotice } from '../../components/StatusRegion';
import { useAppSelector } from '../../store/hooks';
import '../../api/texts';
import './texts';

/** Says that the password may be new although the answer was lost, with a link to log in. */
export const PasswordUnsure = () => {
  const { t } = useTranslation();
  const isUnsure = useAppSelector(({ session }) => session.unansweredPasswordChange === true);
  return (
    <StatusNotice severity="info">
      {isUnsure && (
        <>
          {t('api.passwordUnsure')}{' '}
          <TextLink href="/login" linkComponent={RouterLink}>
            {t('recovery.logIn')}
          </TextLink>
        </>
      )}
    </StatusNotice>
  );
};
