import { useTranslation } from 'react-i18next';
import { Button, Notice } from '@portal/ui-kit';
import { useKeepAccountMutation } from '../../api/endpoints/accountDeletion';
import { messageOf } from '../../api/portalError';
import { formatDate } from '../../lib/dates';
import { useFocusPassedOn } from '../../hooks/useFocusPassedOn';
import { useAppDispatch } from '../../store/hooks';
import { changeSaved } from '../../store/slices/saved';
import '../textsDeletion';

export interface PendingDeletionProps {
  /** When the account will be deleted. */
  deletesAt: string;
}

/** SAFE-13: shown on every page of a player whose account will be deleted, with a button that keeps the account. */
export const PendingDeletion = ({ deletesAt }: PendingDeletionProps) => {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const [keepAccount, { isLoading, error }] = useKeepAccountMutation();

  async function keep() {
    const { error: failed } = await keepAccount();
    if (!failed) dispatch(changeSaved('kept'));
  }

  return (
    <>
      <Notice
        ref={useFocusPassedOn<HTMLDivElement>()}
        severity="warning"
        title={t('deletion.pending', { date: formatDate(deletesAt) })}
        action={
          <Button
            variant="secondary"
            busy={isLoading}
            busyLabel={t('deletion.keeping')}
            onClick={() => void keep()}
          >
            {t('deletion.keep')}
          </Button>
        }
      >
        {t('deletion.pendingText')}
      </Notice>
      {error && <Notice severity="error">{messageOf(error)}</Notice>}
    </>
  );
};
