import { OperationNotice } from '../../../operations/OperationNotice';
import { useTexts } from '../../../i18n/useTexts';
import type { OperationState } from '../../../operations/operationState';
import type { RechargeOrder } from '../../../operations/recharge/rechargeSlice';
import { coinsText } from '../amounts';
import { rechargeTexts } from '../texts';
import { useRecharge } from '../../../operations/recharge/useRecharge';
import { outcomeTexts } from './texts';

/** The outcome of the recharge (GAME-5, GAME-6, GAME-8). PendingRecharges shows one that the game server has not answered. */
export const RechargeOutcome = ({ recharge }: { recharge: OperationState<RechargeOrder> }) => {
  const t = useTexts(outcomeTexts);
  const tPage = useTexts(rechargeTexts);
  const { retry, recheck, dismiss } = useRecharge();
  const bought = {
    coins: 'payload' in recharge ? coinsText(recharge.payload) : '',
    coinName: 'payload' in recharge ? recharge.payload.coinName : '',
  };
  return (
    <OperationNotice
      state={recharge}
      messages={{
        checking: t('recharge.checkingLong', bought),
        succeeded: t('recharge.succeeded', bought),
        afterwards: tPage('recharge.relogin'),
        refused: t('recharge.refusedTitle'),
        unsent: tPage('recharge.unsentTitle'),
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
