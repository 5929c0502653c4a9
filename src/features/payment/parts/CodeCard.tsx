import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaymentMethod } from '@portal/contract';
import { Box, Button, Maximize2, Money, VisuallyHidden } from '@portal/ui-kit';
import type { MethodCode } from '../amounts';
import '../texts';
import { codeRow } from './Checkout.styles';
import { PaymentQr } from './PaymentQr';

export interface CodeCardProps {
  method: PaymentMethod;
  code: MethodCode;
  onEnlarge: () => void;
}

/** The code of a method, if the host sends one, beside its amount and the button that enlarges it (PAY-3, PLAY-1). */
export const CodeCard = memo(({ method, code, onEnlarge }: CodeCardProps) => {
  const { t } = useTranslation();
  if (code.data === '') return null;
  return (
    <Box sx={codeRow}>
      <PaymentQr method={method} code={code} />
      <div className="said">
        <span>{t(method.type === 'e-wallet' ? 'payment.scanWallet' : 'payment.anyApp')}</span>
        {code.cash !== null && (
          <b>
            <Money value={code.cash} unit="VND" />
          </b>
        )}
        <Button variant="secondary" onClick={onEnlarge} startIcon={<Maximize2 size={18} aria-hidden />}>
          {t('payment.enlarge')}
          <VisuallyHidden> {t('payment.codeOf', { method: method.label })}</VisuallyHidden>
        </Button>
      </div>
    </Box>
  );
});
CodeCard.displayName = 'CodeCard';
