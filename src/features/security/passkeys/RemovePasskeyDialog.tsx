import { useTranslation } from 'react-i18next';
import type { Passkey, Proofs } from '@portal/contract';
import { Text } from '@portal/ui-kit';
import { refetchPasskeys, useRemovePasskeyMutation } from '../../../api/endpoints/passkeys';
import type { AccountModalProps } from '../../../components/AccountModals';
import { useAppDispatch } from '../../../store/hooks';
import { ProvenDialog } from '../secondFactor/ProvenDialog';
import { useFinishSeen } from '../useFinishSeenChange';
import './texts';

interface RemovePasskeyDialogProps extends AccountModalProps {
  passkey: Passkey;
  /** Those that the player has. */
  passkeys: readonly Passkey[];
}

/** SAFE-5: removes a passkey, with the proof that the host asks for. */
export const RemovePasskeyDialog = ({
  passkey: { id, name },
  user,
  open,
  onClose,
  passkeys,
}: RemovePasskeyDialogProps) => {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const finish = useFinishSeen('passkeyRemoved', onClose, {
    now: passkeys,
    refetch: async () => (await dispatch(refetchPasskeys())).data ?? undefined,
    shows: (now) => now.every((one) => one.id !== id),
  });
  const [remove] = useRemovePasskeyMutation();
  const send = async (proofs: Proofs) => finish(await remove({ id, ...proofs }));
  return (
    <ProvenDialog
      user={user}
      open={open}
      onClose={onClose}
      title={t('passkeys.removeTitle')}
      submitLabel={t('passkeys.remove')}
      tone="danger"
      send={send}
    >
      <Text tone="secondary">{t('passkeys.removeText', { name })}</Text>
    </ProvenDialog>
  );
};
