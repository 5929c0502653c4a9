import { useTranslation } from 'react-i18next';
import { TextLink } from '@portal/ui-kit';
import { RouterLink } from '../../components/RouterLink';
import { StatusNotice } from '../../components/StatusRegion';
import { usePasswordUnsure } from '../../store/usePasswordUnsure';
import './texts';

/** Says that the password may be new although the answer was lost, with a link to log in. */
export const PasswordUnsure = () => {
  const { t } = useTranslation();
  const unsure = usePasswordUnsure();
  return (
    <StatusNotice severity="info">
      {unsure && (
        <>
          {unsure}{' '}
          <TextLink href="/login" linkComponent={RouterLink}>
            {t('recovery.logIn')}
          </TextLink>
        </>
      )}
    </StatusNotice>
  );
};
