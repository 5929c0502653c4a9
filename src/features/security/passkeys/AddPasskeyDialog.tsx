import { useTranslation } from 'react-i18next';
import type { Passkey, Proofs } from '@portal/contract';
import { Text } from '@portal/ui-kit';
import {
  refetchPasskeys,
  useAddPasskeyMutation,
  useBeginPasskeyMutation,
} from '../../../api/endpoints/passkeys';
import { asPortalError, plainError, type PortalError } from '../../../api/portalError';
import type { AccountModalProps } from '../../../components/AccountModals';
import { loadPasskeys, makePasskey } from '../../../lib/passkeys';
import { useAppDispatch } from '../../../store/hooks';
import { ProvenDialog } from '../secondFactor/ProvenDialog';
import { useFinishSeen } from '../useFinishSeenChange';
import './texts';

interface AddPasskeyDialogProps extends AccountModalProps {
  /** Those that the player has. */
  passkeys: readonly Passkey[];
}

/** SAFE-5: the proof that the host asks for, then the browser's own dialog. */
export const AddPasskeyDialog = ({ user, open, onClose, passkeys }: AddPasskeyDialogProps) => {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const finish = useFinishSeen('passkeyAdded', onClose, {
    now: passkeys,
    refetch: async () => (await dispatch(refetchPasskeys())).data ?? undefined,
    shows: (now, before) => now.some(({ id }) => before.every((one) => one.id !== id)),
  });
  const [begin] = useBeginPasskeyMutation();
  const [add] = useAddPasskeyMutation();

  const send = async (proofs: Proofs): Promise<PortalError | null> => {
    // First, since the host takes a proof only once.
    await loadPasskeys();
    const options = await begin(proofs);
    if (options.error) return asPortalError(options.error);
    const made = await makePasskey(options.data);
    if ('failed' in made) {
      if (made.failed === 'lost') return plainError('offline');
      const error: PortalError = { kind: 'body', message: t(`passkeys.${made.failed}`) };
      // It may be the one whose answer was lost.
      return made.failed === 'exists' ? finish({ error }) : error;
    }
    return finish(await add(made));
  };

  return (
    <ProvenDialog
      user={user}
      open={open}
      onClose={onClose}
      title={t('passkeys.add')}
      submitLabel={t('passkeys.addSubmit')}
      send={send}
    >
      <Text tone="secondary">{t('passkeys.addText')}</Text>
      <Text tone="secondary" size="small">
        {t('passkeys.otherSessions')}
      </Text>
    </ProvenDialog>
  );
};
