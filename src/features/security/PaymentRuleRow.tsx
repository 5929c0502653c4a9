import { useTranslation } from 'react-i18next';
import type { PaymentRule } from '@portal/contract';
import { formatNumber, SettingRow } from '@portal/ui-kit';
import './textsPaymentRule';

export interface PaymentRuleRowProps {
  rule: PaymentRule;
  onClick: () => void;
}

/** SAFE-6: the player's own rule for recharges. */
export const PaymentRuleRow = ({ rule: { name, above }, onClick }: PaymentRuleRowProps) => {
  const { t } = useTranslation();
  const value =
    name === 'above' && above !== null
      ? t('paymentRule.aboveOf', { amount: formatNumber(above) })
      : t(`paymentRule.${name}`);
  return <SettingRow label={t('paymentRule.title')} value={value} onClick={onClick} />;
};
