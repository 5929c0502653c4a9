import { useTranslation } from 'react-i18next';
import type { Passkey, Proofs } from '@portal/contract';
import { Text } from '@portal/ui-kit';
import { useRemovePasskeyMutation } from '../../../api/endpoints/passkeys';
import type { AccountModalProps } from '../../../components/AccountModals';
import { useFinishChange } from '../../../store/useFinishChange';
import { ProvenDialog } from '../secondFactor/ProvenDialog';
import './texts';

/** SAFE-5: removes a passkey, with the proof that the host asks for. */
export const RemovePasskeyDialog = ({
  passkey: { id, name },
  user,
  open,
  onClose,
}: AccountModalProps & { passkey: Passkey }) => {
  const { t } = useTranslation();
  const finish = useFinishChange('passkeyRemoved', onClose);
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
