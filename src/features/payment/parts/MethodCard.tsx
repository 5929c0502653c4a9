import type { PaymentMethod } from '@portal/contract';
import { Box, Panel } from '@portal/ui-kit';
import { codeOf } from '../amounts';
import { Bonuses } from './Bonuses';
import { cardGrid } from './MethodCard.styles';
import { MethodQr } from './MethodQr';
import { TransferInfo, type CopyField } from './TransferInfo';

export interface MethodCardProps {
  method: PaymentMethod;
  /** The value whose copy is confirmed. */
  copiedField: CopyField | null;
  onCopy: (field: CopyField, value: string) => void;
  /** VND that the player wants in the QR code. */
  chosen: number | undefined;
  /** VND; null removes the amount from the code. */
  onChoose: (cash: number | null) => void;
  onEnlarge: () => void;
}

/** A bank or wallet (PAY-2..6). @throws Error in Vietnamese for data that fit no QR code or table (PAY-8) */
export const MethodCard = ({ method, copiedField, onCopy, chosen, onChoose, onEnlarge }: MethodCardProps) => {
  const code = codeOf(method, chosen);
  return (
    <Panel aria-label={method.label}>
      <Box sx={cardGrid}>
        <MethodQr method={method} code={code} onEnlarge={onEnlarge} />
        <TransferInfo method={method} copiedField={copiedField} onCopy={onCopy} />
        <Bonuses method={method} cash={code.cash} onChoose={onChoose} onEnlarge={onEnlarge} />
      </Box>
    </Panel>
  );
};
