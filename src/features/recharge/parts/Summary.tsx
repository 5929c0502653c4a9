import type { User } from '@portal/contract';
import { Money, SummaryPanel, type SummaryRow } from '@portal/ui-kit';
import { SubmitButton } from '@portal/ui-kit/forms';
import { useTexts } from '../../../i18n/useTexts';
import { owedCredit, spendableCredit } from '../../../shared/balance';
import type { IntentionPhase } from '../../../shared/intentionState';
import type { Purchase } from '../../../store/slices/charge';
import { rechargeTexts } from '../texts';

export interface SummaryProps {
  user: User;
  coinName: string;
  phase: IntentionPhase;
  purchase: Purchase | null;
}

/** GAME-1, GAME-5: balance, debt, what will be paid and what will be left, and the button. */
export const Summary = ({ user, coinName, phase, purchase }: SummaryProps) => {
  const t = useTexts(rechargeTexts);
  const credit = spendableCredit(user);
  const debt = owedCredit(user);
  const busy = phase === 'submitting' || phase === 'checking';
  const open = phase === 'unconfirmed' || phase === 'unreachable';
  const rows: SummaryRow[] = [
    { label: t('recharge.balance'), value: <Money value={credit} />, wideOnly: true },
    ...(debt > 0 ? [{ label: t('recharge.debt'), value: <Money value={debt} /> }] : []),
    { label: t('recharge.cost'), value: purchase ? <Money value={purchase.creditAmount} /> : '—' },
    { label: t('recharge.left'), value: <Money value={credit - (purchase?.creditAmount ?? 0)} /> },
  ];
  return (
    <SummaryPanel title={t('recharge.summary')} rows={rows}>
      <SubmitButton
        disabled={!purchase || open}
        busy={busy}
        busyLabel={t(phase === 'checking' ? 'recharge.checking' : 'recharge.submitting')}
      >
        {t('recharge.submit', { coinName })}
      </SubmitButton>
    </SummaryPanel>
  );
};
