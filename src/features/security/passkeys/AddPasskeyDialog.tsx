import { useTranslation } from 'react-i18next';
import type { Proofs } from '@portal/contract';
import { Text } from '@portal/ui-kit';
import { useAddPasskeyMutation, useBeginPasskeyMutation } from '../../../api/endpoints/passkeys';
import { asPortalError, plainError, type PortalError } from '../../../api/portalError';
import type { AccountModalProps } from '../../../components/AccountModals';
import { loadPasskeys, makePasskey } from '../../../lib/passkeys';
import { useFinishChange } from '../../../store/useFinishChange';
import { ProvenDialog } from '../secondFactor/ProvenDialog';
import './texts';

/** SAFE-5: the proof that the host asks for, then the browser's own dialog. */
export const AddPasskeyDialog = ({ user, open, onClose }: AccountModalProps) => {
  const { t } = useTranslation();
  const finish = useFinishChange('passkeyAdded', onClose);
  const [begin] = useBeginPasskeyMutation();
  const [add] = useAddPasskeyMutation();

  const send = async (proofs: Proofs): Promise<PortalError | null> => {
    // First, since the host takes a proof only once.
    await loadPasskeys();
    const options = await begin(proofs);
    if (options.error) return asPortalError(options.error);
    const made = await makePasskey(options.data);
    if ('failed' in made)
      return made.failed === 'lost'
        ? plainError('offline')
        : { kind: 'body', message: t(`passkeys.${made.failed}`) };
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
