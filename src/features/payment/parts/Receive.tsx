import { useTranslation } from 'react-i18next';
import type { PaymentMethod } from '@portal/contract';
import { Box, formatNumber, Money } from '@portal/ui-kit';
import { BrandCoin } from '../../../components/BrandCoin';
import { broughtBy } from '../rates';
import '../texts';
import { receive } from './Checkout.styles';

export interface ReceiveProps {
  method: Pick<PaymentMethod, 'exchangeRate' | 'bonuses'>;
  cash: number | undefined;
  /** KP that the player owes. */
  debt: number;
}

/** PLAY-1: the KP for the chosen amount: base, bonus, and what repays the debt. Renders nothing if the host sends no rate. */
export const Receive = ({ method, cash, debt }: ReceiveProps) => {
  const { t } = useTranslation();
  if (method.exchangeRate === null) return null;
  const brought = cash === undefined ? null : broughtBy(cash, method, debt);
  // The region is rendered before its text, since not every screen reader announces a region that is inserted together with its text.
  if (!brought)
    return (
      <Box sx={receive} role="status">
        {t('payment.chooseFirst')}
      </Box>
    );
  const { recharge, bonus, repaid, credited } = brought;
  const parts = [
    ...(bonus > 0n ? [t('payment.receiveBonus', { bonus: formatNumber(bonus) })] : []),
    ...(repaid > 0n ? [t('payment.receiveDebt', { debt: formatNumber(repaid) })] : []),
    ...(repaid > 0n ? [t('payment.receiveLeft', { credit: formatNumber(credited) })] : []),
  ];
  return (
    <Box sx={receive} role="status">
      <BrandCoin grade={recharge < 10_000n ? 1 : recharge < 20_000n ? 2 : 3} width={56} />
      <div>
        <small>{t('payment.receive')} </small>
        <Money value={recharge + bonus} size="large" />
        {parts.length > 0 && <span className="parts">({parts.join(', ')})</span>}
      </div>
    </Box>
  );
};
