import { useTranslation } from 'react-i18next';
import { Alert, ConfirmDialog, Text } from '@portal/ui-kit';
import { useEndOtherSessionsMutation } from '../../../api/endpoints/playerSessions';
import { messageOf } from '../../../api/portalError';
import { Column } from '../../../components/layout';
import { useForgetOnClose } from '../../../hooks/useForgetOnClose';
import { useFinishChange } from '../../../store/useFinishChange';
import './texts';

/** Asks for confirmation before all other browsers are signed out. */
export const EndOthersDialog = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const { t } = useTranslation();
  const finish = useFinishChange('otherSessions', onClose);
  const [end, { error, isLoading, reset }] = useEndOtherSessionsMutation();
  useForgetOnClose(open, error !== undefined, reset);

  const confirm = async () => void finish(await end());
  return (
    <ConfirmDialog
      open={open}
      title={t('sessions.endOthersQuestion')}
      confirmLabel={t('sessions.end')}
      busy={isLoading}
      busyLabel={t('sessions.ending')}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <Column>
        <Text>{t('sessions.endOthersText')}</Text>
        {error && <Alert severity="error">{messageOf(error)}</Alert>}
      </Column>
    </ConfirmDialog>
  );
};
