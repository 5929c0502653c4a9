import { useTranslation } from 'react-i18next';
import type { PaymentMethod } from '@portal/contract';
import { Box, Button, Maximize2, Money, VisuallyHidden } from '@portal/ui-kit';
import type { MethodCode } from '../amounts';
import '../texts';
import { qrColumn } from './MethodCard.styles';
import { PaymentQr } from './PaymentQr';

export interface MethodQrProps {
  method: PaymentMethod;
  code: MethodCode;
  onEnlarge: () => void;
}

/** The QR code of a method, if the host sends one, with its amount and the button that enlarges it (PAY-3). */
export const MethodQr = ({ method, code, onEnlarge }: MethodQrProps) => {
  const { t } = useTranslation();
  if (code.data === '') return null;
  return (
    <Box sx={qrColumn}>
      <PaymentQr method={method} code={code} />
      {code.cash !== null && (
        <Box component="b" sx={{ fontSize: '1.0625rem', color: 'text.primary' }}>
          <Money value={code.cash} unit="VND" />
        </Box>
      )}
      <span>{t(method.type === 'e-wallet' ? 'payment.scanWallet' : 'payment.scanBank')}</span>
      <Button variant="quiet" onClick={onEnlarge} startIcon={<Maximize2 size={18} aria-hidden />}>
        {t('payment.enlarge')}
        <VisuallyHidden> {t('payment.codeOf', { method: method.label })}</VisuallyHidden>
      </Button>
    </Box>
  );
};
