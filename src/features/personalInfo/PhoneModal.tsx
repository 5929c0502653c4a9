import { Dialog, LinkButton, Text } from '@portal/ui-kit';
import { useTexts } from '../../i18n/useTexts';
import { Column } from '../../components/layout';
import { formatPhone } from '../../lib/phone';
import { RouterLink } from '../../components/RouterLink';
import type { AccountModalProps } from '../../components/AccountModals';
import { personalInfoTexts } from './texts';

/** ME-5: read-only; the phone is changed on /security. */
export const PhoneModal = ({ user, open, onClose }: AccountModalProps) => {
  const t = useTexts(personalInfoTexts);
  return (
    <Dialog open={open} onClose={onClose} title={t('me.phone')}>
      <Column>
        <Text strong>{user.phoneNumber ? formatPhone(user.phoneNumber) : t('me.unset')}</Text>
        <Text tone="secondary">{t('me.phoneText')}</Text>
        <LinkButton href="/security" linkComponent={RouterLink} fullWidth>
          {t('me.toSecurity')}
        </LinkButton>
      </Column>
    </Dialog>
  );
};
