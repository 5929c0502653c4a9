import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaymentMethod } from '@portal/contract';
import { formatNumber } from '@portal/ui-kit';
import './texts';

/** VND as text: 50.000 đ. */
export const cashText = (cash: number) => `${formatNumber(cash)} đ`;

/** The accessible name of a QR code: its method and its amount. */
export function useCodeTitle() {
  const { t } = useTranslation();
  return useCallback(
    ({ label: method }: PaymentMethod, cash: number | null): string =>
      cash === null
        ? t('payment.qrTitle', { method })
        : t('payment.qrTitleAmount', { method, amount: cashText(cash) }),
    [t],
  );
}
