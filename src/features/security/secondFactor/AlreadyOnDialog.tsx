import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { Button, Dialog, Notice } from '@portal/ui-kit';
import './texts';

interface AlreadyOnDialogProps {
  /** The second factor was turned on here, but the answer with the recovery codes was lost. */
  codesLost: boolean;
  open: boolean;
  onClose: () => void;
}

/** Instead of the steps that turn the second factor on, while it is on: leads to new recovery codes (SAFE-5). */
export const AlreadyOnDialog = ({ codesLost, open, onClose }: AlreadyOnDialogProps) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { state } = useLocation() as { state: unknown };
  // In place of this dialog, so that closing the next one leads back to the page.
  const renew = () => void navigate('?edit=recoveryCodes', { replace: true, state });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('factor.title')}
      actions={<Button onClick={renew}>{t('factor.renewSubmit')}</Button>}
    >
      {codesLost ? (
        <Notice severity="warning" live="assertive">
          {t('factor.codesLost')}
        </Notice>
      ) : (
        <Notice>{t('factor.alreadyOn')}</Notice>
      )}
    </Dialog>
  );
};
