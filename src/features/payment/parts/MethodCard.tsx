import { limits, type PaymentMethod } from '@portal/contract';
import { BonusTable, Box, CopyableValue, MethodIcon, Panel, QRCode } from '@portal/ui-kit';
import { useTexts } from '../../../i18n/useTexts';
import { bonusLines, rateOfTenThousand } from '../rates';
import { paymentTexts } from '../texts';
import { cardGrid, cardHeading, qrColumn } from './MethodCard.styles';

/** The values of a method that can be copied; the copy state is kept as 'method:field'. */
export type CopyField = 'holder' | 'number' | 'syntax';

export interface MethodCardProps {
  method: PaymentMethod;
  /** Which value shows that it was copied. */
  copiedField: CopyField | null;
  onCopy: (field: CopyField, value: string) => void;
}

/** A bank or wallet (PAY-2..6). @throws Error in Vietnamese for data no QR code or table can be made of (PAY-8) */
export const MethodCard = ({ method, copiedField, onCopy }: MethodCardProps) => {
  const t = useTexts(paymentTexts);
  const { name, label, type, qrCodeData, accountName, accountNumber, mobileAccountNumber, paymentSyntax } =
    method;
  const isWallet = type === 'e-wallet';
  const number = isWallet ? (mobileAccountNumber ?? accountNumber) : accountNumber;
  return (
    <Panel aria-label={label}>
      <Box sx={cardGrid}>
        <Box sx={qrColumn}>
          <QRCode
            data={qrCodeData}
            size={limits.paymentQrPx}
            title={t('payment.qrTitle', { method: label })}
          />
          <span>{t(isWallet ? 'payment.scanWallet' : 'payment.scanBank')}</span>
        </Box>
        <Box role="group" aria-label={t('payment.transferInfo', { method: label })}>
          <Box component="h2" sx={cardHeading}>
            <MethodIcon name={name} size={28} />
            {label}
          </Box>
          <CopyableValue
            label={t('payment.holder')}
            value={accountName}
            copied={copiedField === 'holder'}
            onCopy={(value) => onCopy('holder', value)}
          />
          <CopyableValue
            label={t(isWallet ? 'payment.mobileNumber' : 'payment.accountNumber')}
            value={number}
            copied={copiedField === 'number'}
            onCopy={(value) => onCopy('number', value)}
          />
          <CopyableValue
            label={t('payment.syntax')}
            value={paymentSyntax}
            emphasis
            copied={copiedField === 'syntax'}
            copiedText={t('payment.syntaxCopied')}
            onCopy={(value) => onCopy('syntax', value)}
          />
        </Box>
        <BonusTable
          className="bonuses"
          rateText={t('payment.rate', { kp: rateOfTenThousand(method) })}
          rows={bonusLines(method)}
        />
      </Box>
    </Panel>
  );
};
