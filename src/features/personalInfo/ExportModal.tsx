import { useTranslation } from 'react-i18next';
import { Button, Dialog, Notice, Text } from '@portal/ui-kit';
import { useExportDataMutation } from '../../api/endpoints/dataExport';
import { messageOf } from '../../api/portalError';
import type { AccountModalProps } from '../../components/AccountModals';
import { Column } from '../../components/layout';
import { StatusNotice } from '../../components/StatusRegion';
import { useForgetOnClose } from '../../hooks/useForgetOnClose';
import './texts';

/** SAFE-13: says what the file holds, and downloads it. */
export const ExportModal = ({ user, open, onClose }: AccountModalProps) => {
  const { t } = useTranslation();
  const [exportData, { isLoading, isSuccess, error, reset }] = useExportDataMutation();
  useForgetOnClose(open, isSuccess || error !== undefined, reset);
  return (
    <Dialog open={open && user.offersDataExport === true} onClose={onClose} title={t('me.export')}>
      <Column>
        <Text>{t('me.exportText')}</Text>
        <Text tone="secondary" size="small">
          {t('me.exportKeep')}
        </Text>
        {error && <Notice severity="error">{messageOf(error)}</Notice>}
        <StatusNotice>{isSuccess && t('me.exported')}</StatusNotice>
        <Button
          fullWidth
          busy={isLoading}
          busyLabel={t('me.exporting')}
          onClick={() => void exportData({ username: user.username })}
        >
          {t('me.exportButton')}
        </Button>
      </Column>
    </Dialog>
  );
};
