import { Button, Dialog, Text } from '@portal/ui-kit';
import { useTexts } from '../../i18n/useTexts';
import { Column } from '../../components/layout';
import type { AccountModalProps } from '../../components/AccountModals';
import { securityTexts } from './texts';

/** SEC-1: read-only. */
export const UsernameModal = ({ user, open, onClose }: AccountModalProps) => {
  const t = useTexts(securityTexts);
  return (
    <Dialog open={open} onClose={onClose} title={t('security.username')}>
      <Column>
        <Text strong>{user.username}</Text>
        <Text tone="secondary">{t('security.usernameText')}</Text>
        <Button variant="secondary" onClick={onClose}>
          {t('security.close')}
        </Button>
      </Column>
    </Dialog>
  );
};
