import { useTranslation } from 'react-i18next';
import type { User, Zone } from '@portal/contract';
import { OperationNotice } from '../../../operations/OperationNotice';
import type { OperationState } from '../../../operations/operationState';
import type { RechargeOrder } from '../../../operations/recharge/rechargeSlice';
import { boughtBy } from '../amounts';
import '../texts';
import { useRecharge } from '../../../operations/recharge/useRecharge';
import { RechargeSuccess } from './RechargeSuccess';
import './texts';

export interface RechargeOutcomeProps {
  recharge: OperationState<RechargeOrder>;
  user: User;
  zones: readonly Zone[];
}

/** The outcome of the recharge (GAME-5, GAME-6, GAME-8). PendingRecharges shows one that the game server has not answered. */
export const RechargeOutcome = ({ recharge, user, zones }: RechargeOutcomeProps) => {
  const { t } = useTranslation();
  const { retry, recheck, dismiss } = useRecharge();
  const bought = boughtBy(recharge);
  if (recharge.phase === 'succeeded')
    return (
      <RechargeSuccess
        recharge={recharge}
        user={user}
        zone={zones.find(({ id }) => id === recharge.payload.zoneId)?.name}
      />
    );
  return (
    <OperationNotice
      state={recharge}
      messages={{
        checking: t('recharge.checkingLong', bought),
        succeeded: t('recharge.succeeded', bought),
        afterwards: t('recharge.relogin'),
        refused: t('recharge.refusedTitle'),
        unsent: t('recharge.unsentTitle'),
        elsewhere: t('recharge.elsewhere'),
        unconfirmed: t('recharge.unconfirmed', bought),
        unreachable: t('recharge.unreachable', bought),
      }}
      onRetry={() => void retry()}
      onDismiss={() => void dismiss()}
      onRecheck={() => void recheck()}
    />
  );
};
