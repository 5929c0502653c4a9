import { formatInteger } from '@portal/ui-kit';
import { IntentionNotice } from '../../../forms/intentions/IntentionNotice';
import { useTexts } from '../../../i18n/useTexts';
import type { IntentionState } from '../../../shared/intentionState';
import type { Purchase } from '../../../store/slices/charge';
import { shownCoins } from '../amounts';
import { rechargeTexts } from '../texts';
import { useCharge } from '../useCharge';
import { outcomeTexts } from './texts';

/** What became of the recharge (GAME-5, GAME-6, GAME-8); of one that the game server still has, FollowUp tells. */
export const ChargeOutcome = ({ charge }: { charge: IntentionState<Purchase> }) => {
  const t = useTexts(outcomeTexts);
  const tPage = useTexts(rechargeTexts);
  const carryOut = useCharge();
  const bought = {
    coins: 'wish' in charge ? formatInteger(shownCoins(charge.wish)) : '',
    coinName: 'wish' in charge ? charge.wish.coinName : '',
  };
  return (
    <IntentionNotice
      state={charge}
      words={{
        checking: t('recharge.checkingLong', bought),
        succeeded: t('recharge.succeeded', bought),
        afterwards: tPage('recharge.relogin'),
        refused: t('recharge.refusedTitle'),
        unsent: tPage('recharge.unsentTitle'),
        elsewhere: t('recharge.elsewhere'),
        unconfirmed: t('recharge.unconfirmed', bought),
        unreachable: t('recharge.unreachable', bought),
      }}
      onRetry={() => void carryOut(({ retry }) => retry())}
      onGiveUp={() => void carryOut(({ giveUp }) => giveUp())}
      onRecheck={() => void carryOut(({ recheck }) => recheck())}
    />
  );
};
