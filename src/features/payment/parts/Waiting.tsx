import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Box } from '@portal/ui-kit';
import '../texts';
import { dot, region, waiting } from './Checkout.styles';

export interface WaitingProps {
  /** Whether a code with an amount is offered. */
  shown: boolean;
  /** What came in by the code; null while it is not paid. */
  success: ReactNode;
}

/**
 * PLAY-2: the portal waits for the money and will say when it is here. The region is there before what it says: a region that comes with
 * its text is not read by every screen reader.
 */
export const Waiting = ({ shown, success }: WaitingProps) => {
  const { t } = useTranslation();
  return (
    <Box role="status" sx={region}>
      {success ??
        (shown && (
          <Box sx={waiting}>
            <Box component="span" sx={dot} />
            <span>
              <b>{t('payment.waiting')}</b> <small>{t('payment.waitingTime')}</small>
            </span>
          </Box>
        ))}
    </Box>
  );
};
