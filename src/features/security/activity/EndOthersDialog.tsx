import { useTranslation } from 'react-i18next';
import { Alert, ConfirmDialog, Text } from '@portal/ui-kit';
import { useEndOtherSessionsMutation } from '../../../api/endpoints/playerSessions';
import { messageOf } from '../../../api/messageOf';
import { Column } from '../../../components/layout';
import { useAppDispatch } from '../../../store/hooks';
import { changeSaved } from '../../../store/slices/saved';
import './texts';

/** The one question before all other browsers are signed out. */
export const EndOthersDialog = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const [end, { error, isLoading }] = useEndOtherSessionsMutation();

  const confirm = async () => {
    const answer = await end();
    if (answer.error) return;
    dispatch(changeSaved('otherSessions'));
    onClose();
  };
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
