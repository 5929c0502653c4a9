import { useTranslation } from 'react-i18next';
import { Notice } from '@portal/ui-kit';
import { isAlertPhase, type OperationState } from '../../../operations/operationState';
import type { RechargeOrder } from '../../../operations/recharge/rechargeSlice';
import { refusalText } from '../../../operations/refusalText';
import { boughtBy } from '../amounts';
import '../texts';

/**
 * The outcome of the recharge in a sentence, with what the host says of it, as long as RechargeOutcome cannot be shown: the player must
 * know about their KP.
 */
export const PlainOutcome = ({ recharge }: { recharge: OperationState<RechargeOrder> }) => {
  const { t } = useTranslation();
  const bought = boughtBy(recharge);
  if (recharge.phase === 'succeeded')
    return recharge.pending ? (
      <Notice severity="info" live="polite" title={t('recharge.pending', bought)} />
    ) : (
      <Notice severity="success" live="off" title={t('recharge.succeeded', bought)}>
        {recharge.message}
      </Notice>
    );
  if (recharge.phase === 'refused')
    return (
      <Notice severity="error" title={t('recharge.refusedTitle')}>
        {refusalText(recharge)}
      </Notice>
    );
  return (
    <Notice severity="warning" live={isAlertPhase(recharge.phase) ? 'assertive' : 'off'}>
      {t('recharge.unknown')}
      {recharge.phase === 'unconfirmed' && recharge.message !== undefined && <p>{recharge.message}</p>}
    </Notice>
  );
};
