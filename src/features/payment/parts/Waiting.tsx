import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Box } from '@portal/ui-kit';
import '../texts';
import { dot, region, waiting } from './Checkout.styles';

export interface WaitingProps {
  /** Whether a code with an amount is offered. */
  shown: boolean;
  /** The notice of the money that arrived by the code; null until it has been paid. */
  success: ReactNode;
}

/**
 * PLAY-2: says that the portal is waiting for the money and will report its arrival. The region is rendered before its text, since not
 * every screen reader announces a region that is inserted together with its text.
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
