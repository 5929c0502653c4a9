import { useTranslation } from 'react-i18next';
import type { Proofs } from '@portal/contract';
import { Text } from '@portal/ui-kit';
import { mayHaveHappened } from '../../../api/changes';
import { useRenewRecoveryCodesMutation } from '../../../api/endpoints/secondFactor';
import { asPortalError } from '../../../api/portalError';
import type { AccountModalProps } from '../../../components/AccountModals';
import { ProvenDialog } from './ProvenDialog';
import { RecoveryCodesDialog } from './RecoveryCodesDialog';
import './texts';
import { useForgetOnClose } from '../../../hooks/useForgetOnClose';

/** SAFE-5: replaces the recovery codes with ten new ones. */
export const RecoveryCodesModal = ({ user, open, onClose }: AccountModalProps) => {
  const { t } = useTranslation();
  const [renew, { data: codes, reset: forget }] = useRenewRecoveryCodesMutation({
    fixedCacheKey: 'renewRecoveryCodes',
  });
  useForgetOnClose(open, codes !== undefined, forget);
  const send = async (proofs: Proofs) => {
    const { error } = await renew(proofs);
    if (!error) return null;
    const failure = asPortalError(error);
    if (!mayHaveHappened(failure)) return failure;
    return { ...failure, message: `${failure.message}\n${t('factor.maybeRenewed')}` };
  };
  if (codes) return <RecoveryCodesDialog {...codes} username={user.username} open={open} onClose={onClose} />;
  return (
    <ProvenDialog
      user={user}
      open={open}
      onClose={onClose}
      title={t('factor.renew')}
      submitLabel={t('factor.renewSubmit')}
      send={send}
    >
      <Text tone="secondary">{t('factor.renewText')}</Text>
    </ProvenDialog>
  );
};
