import { useTranslation } from 'react-i18next';
import { limits, type PaymentMethod } from '@portal/contract';
import { Box, Button, Maximize2, Money, QRCode, VisuallyHidden } from '@portal/ui-kit';
import type { MethodCode } from '../amounts';
import '../texts';
import { useCodeTitle } from '../useCodeTitle';
import { qrColumn } from './MethodCard.styles';

export interface MethodQrProps {
  method: PaymentMethod;
  code: MethodCode;
  onEnlarge: () => void;
}

/** The QR code of a method, if the host sends one, with its amount and the button that enlarges it (PAY-3). */
export const MethodQr = ({ method, code: { data, cash }, onEnlarge }: MethodQrProps) => {
  const { t } = useTranslation();
  const title = useCodeTitle();
  if (data === '') return null;
  return (
    <Box sx={qrColumn}>
      <QRCode data={data} size={limits.paymentQrPx} title={title(method, cash)} />
      {cash !== null && (
        <Box component="b" sx={{ fontSize: '1.0625rem', color: 'text.primary' }}>
          <Money value={cash} unit="VND" />
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
