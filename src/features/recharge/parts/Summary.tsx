import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { sumOf, type User } from '@portal/contract';
import { formatNumber, Money, SummaryPanel, type SummaryRow } from '@portal/ui-kit';
import { SubmitButton } from '@portal/ui-kit/forms';
import { owedCredit, spendableCredit } from '../../../lib/balance';
import type { OperationPhase } from '../../../operations/operationState';
import type { RechargeOrder } from '../../../operations/recharge/rechargeSlice';
import '../texts';

const Strong = styled.b({ display: 'block', fontSize: '1.125rem' });
const Small = styled.span({ fontSize: '0.8125rem', opacity: 0.86 });

export interface SummaryProps {
  user: User;
  coinName: string;
  phase: OperationPhase;
  order: RechargeOrder | null;
}

/** GAME-1, GAME-5: balance, debt, the cost, the remaining credit, and the button. */
export const Summary = ({ user, coinName, phase, order }: SummaryProps) => {
  const { t } = useTranslation();
  const credit = spendableCredit(user);
  const debt = owedCredit(user);
  const busy = phase === 'submitting' || phase === 'checking';
  const open = phase === 'unconfirmed' || phase === 'unreachable';
  const amount = (value: number) => (user.credit === null ? '—' : <Money value={value} />);
  const rows: SummaryRow[] = [
    { label: t('recharge.balance'), value: amount(credit), wideOnly: true },
    ...(debt > 0 ? [{ label: t('recharge.debt'), value: <Money value={debt} /> }] : []),
    { label: t('recharge.cost'), value: order ? <Money value={order.creditAmount} /> : '—' },
    { label: t('recharge.left'), value: amount(sumOf([credit, -(order?.creditAmount ?? 0)])) },
  ];
  const left = sumOf([credit, -(order?.creditAmount ?? 0)]);
  const after =
    user.credit === null ? t('recharge.cost') : t('recharge.leftAfter', { amount: formatNumber(left) });
  const compact = (
    <>
      <Strong>{order ? <Money value={order.creditAmount} /> : amount(credit)}</Strong>
      <Small>
        {order ? after : t('recharge.have')}
        {debt > 0 && (
          <>
            {` · ${t('recharge.debt')} `}
            <Money value={debt} />
          </>
        )}
      </Small>
    </>
  );
  return (
    <SummaryPanel title={t('recharge.summary')} rows={rows} compact={compact}>
      <SubmitButton
        disabled={!order || open}
        busy={busy}
        busyLabel={t(phase === 'checking' ? 'recharge.checking' : 'recharge.submitting')}
      >
        {t('recharge.submit', { coinName })}
      </SubmitButton>
    </SummaryPanel>
  );
};
