import { useTranslation } from 'react-i18next';
import { ConfirmDialog, Text } from '@portal/ui-kit';
import { Column } from '../../components/layout';
import './texts';

export interface ConfirmMigrationProps {
  open: boolean;
  /** The text of listOfAmounts. */
  amounts: string;
  zone: string;
  onConfirm: () => void;
  onCancel: () => void;
}

/** MIG-3: the confirmation before the old balances are moved. */
export const ConfirmMigration = ({ open, amounts, zone, onConfirm, onCancel }: ConfirmMigrationProps) => {
  const { t } = useTranslation();
  return (
    <ConfirmDialog
      open={open}
      title={t('migration.confirmTitle')}
      confirmLabel={t('migration.confirmYes')}
      cancelLabel={t('migration.confirmNo')}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <Column>
        <Text>{t('migration.confirm', { amounts, zone })}</Text>
        <Text size="small" tone="secondary">
          {t('migration.confirmOnce')}
        </Text>
      </Column>
    </ConfirmDialog>
  );
};
