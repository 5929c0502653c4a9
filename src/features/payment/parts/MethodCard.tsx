import { useTranslation } from 'react-i18next';
import type { PaymentMethod } from '@portal/contract';
import { Box, BonusTable, Button, Panel } from '@portal/ui-kit';
import { codeOf } from '../amounts';
import { bonusLines, rateOfTenThousand } from '../rates';
import '../texts';
import { cardGrid } from './MethodCard.styles';
import { MethodQr } from './MethodQr';
import { TransferInfo, type CopyField } from './TransferInfo';

export interface MethodCardProps {
  method: PaymentMethod;
  /** The value whose copy is confirmed. */
  copiedField: CopyField | null;
  onCopy: (field: CopyField, value: string) => void;
  onEnlarge: () => void;
  /** Called when the player chooses this method to receive the money. */
  onUse: () => void;
}

/** A further bank or wallet, as the host sends it (PAY-2..6). @throws Error in Vietnamese for data that fit no QR code or table (PAY-8) */
export const MethodCard = ({ method, copiedField, onCopy, onEnlarge, onUse }: MethodCardProps) => {
  const { t } = useTranslation();
  const kp = rateOfTenThousand(method);
  return (
    <Panel aria-label={method.label}>
      <Box sx={cardGrid}>
        <MethodQr method={method} code={codeOf(method, undefined)} onEnlarge={onEnlarge} />
        <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
          <TransferInfo method={method} copiedField={copiedField} onCopy={onCopy} />
          <Button variant="secondary" onClick={onUse}>
            {t('payment.receiveBy', { method: method.label })}
          </Button>
        </Box>
        {kp !== null && (
          <BonusTable className="bonuses" rateText={t('payment.rate', { kp })} rows={bonusLines(method)} />
        )}
      </Box>
    </Panel>
  );
};
