import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { limits, type PaymentMethod } from '@portal/contract';
import { Box, Button, Maximize2, Money, QRCode, VisuallyHidden } from '@portal/ui-kit';
import type { MethodCode } from '../amounts';
import '../texts';
import { useCodeTitle } from '../useCodeTitle';
import { codeRow } from './Checkout.styles';

export interface CodeCardProps {
  method: PaymentMethod;
  code: MethodCode;
  onEnlarge: () => void;
}

/** The code of a method, if the host sends one, beside its amount and the button that enlarges it (PAY-3, PLAY-1). */
export const CodeCard = memo(({ method, code: { data, cash }, onEnlarge }: CodeCardProps) => {
  const { t } = useTranslation();
  const title = useCodeTitle();
  if (data === '') return null;
  return (
    <Box sx={codeRow}>
      <QRCode data={data} size={limits.paymentQrPx} title={title(method, cash)} />
      <div className="said">
        <span>{t(method.type === 'e-wallet' ? 'payment.scanWallet' : 'payment.anyApp')}</span>
        {cash !== null && (
          <b>
            <Money value={cash} unit="VND" />
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
