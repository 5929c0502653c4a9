import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaymentMethod } from '@portal/contract';
import { BonusTable, Box, Button, VisuallyHidden } from '@portal/ui-kit';
import { withBold } from '../../../components/withBold';
import { takesAmounts } from '../amounts';
import { bonusLines, rateOfTenThousand } from '../rates';
import '../texts';
import { cashText } from '../useCodeTitle';
import { amountHint } from './MethodCard.styles';

export interface BonusesProps {
  method: PaymentMethod;
  /** VND in the QR code; null for none. */
  cash: number | null;
  /** VND; null removes the amount from the code. */
  onChoose: (cash: number | null) => void;
  onEnlarge: () => void;
}

type HintProps = Pick<BonusesProps, 'method' | 'cash' | 'onEnlarge'>;

/** Says what a tap does or did, with a button for the code, which may be off the screen on a phone. */
const Hint = ({ method, cash, onEnlarge }: HintProps) => {
  const { t } = useTranslation();
  return (
    <Box sx={amountHint}>
      <span role="status">
        {cash === null
          ? t('payment.amountHint')
          : withBold(t('payment.amountInCode', { amount: cashText(cash) }))}
      </span>
      {cash !== null && (
        <Button variant="quiet" onClick={onEnlarge}>
          {t('payment.seeCode')}
          <VisuallyHidden> {method.label}</VisuallyHidden>
        </Button>
      )}
    </Box>
  );
};

/** The bonus table (PAY-4, PAY-5). If the code can carry an amount, a tap on a row puts the row's amount into it. */
export const Bonuses = memo(({ method, cash, onChoose, onEnlarge }: BonusesProps) => {
  const { t } = useTranslation();
  const kp = rateOfTenThousand(method);
  if (kp === null) return null;
  const rateText = t('payment.rate', { kp });
  const lines = bonusLines(method);
  if (!takesAmounts(method) || lines.length === 0)
    return <BonusTable className="bonuses" rateText={rateText} rows={lines} />;
  const rows = lines.map((line) => ({
    ...line,
    selectLabel: t('payment.chooseAmount', { amount: cashText(Number(line.cash)) }),
  }));
  return (
    <BonusTable
      className="bonuses"
      rateText={rateText}
      rows={rows}
      selected={rows.findIndex((row) => Number(row.cash) === cash)}
      onSelect={(index) => onChoose(index === null ? null : Number(rows[index]?.cash))}
      hint={<Hint method={method} cash={cash} onEnlarge={onEnlarge} />}
    />
  );
});
Bonuses.displayName = 'Bonuses';
