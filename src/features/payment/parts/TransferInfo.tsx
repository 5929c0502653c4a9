import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaymentMethod } from '@portal/contract';
import { Box, CopyableValue, MethodIcon } from '@portal/ui-kit';
import { accountOf } from '../accountOf';
import '../texts';
import { cardHeading } from './MethodCard.styles';

/** The values of a method that can be copied; the copy state is kept as 'method:field'. */
export const copyFields = ['holder', 'number', 'syntax'] as const;
export type CopyField = (typeof copyFields)[number];

export interface TransferInfoProps {
  method: PaymentMethod;
  /** The value whose copy is confirmed. */
  copiedField: CopyField | null;
  onCopy: (field: CopyField, value: string) => void;
}

/** The values for a transfer, as far as the host sends them; a tap copies one (PAY-3, PAY-6). */
export const TransferInfo = memo(({ method, copiedField, onCopy }: TransferInfoProps) => {
  const { t } = useTranslation();
  const { name, label, accountName, paymentSyntax } = method;
  const account = accountOf(method);
  return (
    <Box role="group" aria-label={t('payment.transferInfo', { method: label })}>
      <Box component="h2" sx={cardHeading}>
        <MethodIcon name={name} size={28} />
        {label}
      </Box>
      {accountName !== '' && (
        <CopyableValue
          label={t('payment.holder')}
          value={accountName}
          copied={copiedField === 'holder'}
          onCopy={(value) => onCopy('holder', value)}
        />
      )}
      {account.number !== '' && (
        <CopyableValue
          label={t(account.label)}
          value={account.number}
          copied={copiedField === 'number'}
          onCopy={(value) => onCopy('number', value)}
        />
      )}
      {paymentSyntax !== '' && (
        <CopyableValue
          label={t('payment.syntax')}
          value={paymentSyntax}
          emphasis
          copied={copiedField === 'syntax'}
          copiedText={t('payment.syntaxCopied')}
          onCopy={(value) => onCopy('syntax', value)}
        />
      )}
    </Box>
  );
});
TransferInfo.displayName = 'TransferInfo';
