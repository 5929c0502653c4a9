import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { ConfirmTotpPayload, Proofs } from '@portal/contract';
import { Text } from '@portal/ui-kit';
import {
  useConfirmTotpMutation,
  useGetSecondFactorQuery,
  useSetUpTotpMutation,
} from '../../../api/endpoints/secondFactor';
import { asPortalError } from '../../../api/portalError';
import { selectData } from '../../../api/selectData';
import type { AccountModalProps } from '../../../components/AccountModals';
import { useFinishChange } from '../../../store/useFinishChange';
import { AlreadyOnDialog } from './AlreadyOnDialog';
import { ProvenDialog } from './ProvenDialog';
import { RecoveryCodesDialog } from './RecoveryCodesDialog';
import { ScanDialog } from './ScanDialog';
import './texts';
import { useForgetOnClose } from '../../../hooks/useForgetOnClose';

/**
 * SAFE-5: the proof, then the secret for the app and its first code, then the recovery codes, if the host has sent any. The calls' answers
 * determine the step; while the second factor is on without them, there is none.
 */
export const SetUpModal = ({ user, open, onClose }: AccountModalProps) => {
  const { t } = useTranslation();
  const { data: factor } = useGetSecondFactorQuery(undefined, { selectFromResult: selectData });
  const [setUp, { data: setup, reset: forgetSetup }] = useSetUpTotpMutation({ fixedCacheKey: 'setUpTotp' });
  const [confirm, { data: codes, error: confirmError, reset: forgetCodes }] = useConfirmTotpMutation({
    fixedCacheKey: 'confirmTotp',
  });
  const finish = useFinishChange('secondFactorOn', onClose);
  const forget = useCallback(() => {
    forgetSetup();
    forgetCodes();
  }, [forgetSetup, forgetCodes]);
  useForgetOnClose(open, setup !== undefined || codes !== undefined, forget);

  const send = async (proofs: Proofs) => {
    const { error } = await setUp(proofs);
    return error ? asPortalError(error) : null;
  };
  const sendCode = async (payload: ConfirmTotpPayload) => {
    const answer = await confirm(payload);
    if (answer.data?.recoveryCodes.length === 0) return finish(answer);
    return answer.error ? asPortalError(answer.error) : null;
  };

  if (codes && codes.recoveryCodes.length > 0)
    return <RecoveryCodesDialog {...codes} username={user.username} open={open} onClose={onClose} />;
  if (factor?.enabledAt && !codes)
    return <AlreadyOnDialog codesLost={confirmError !== undefined} open={open} onClose={onClose} />;
  if (setup) return <ScanDialog setup={setup} open={open} onClose={onClose} confirm={sendCode} />;
  return (
    <ProvenDialog
      user={user}
      open={open}
      onClose={onClose}
      title={t('factor.setUp')}
      submitLabel={t('factor.continue')}
      send={send}
    >
      <Text tone="secondary">{t('factor.why')}</Text>
      <Text tone="secondary" size="small">
        {t('factor.otherSessions')}
      </Text>
    </ProvenDialog>
  );
};
