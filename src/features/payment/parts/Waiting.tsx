import { useTranslation } from 'react-i18next';
import { Box } from '@portal/ui-kit';
import '../texts';
import { dot, waiting } from './Checkout.styles';

/** PLAY-2: the portal waits for the money and will say when it is here. */
export const Waiting = () => {
  const { t } = useTranslation();
  return (
    <Box sx={waiting}>
      <Box component="span" sx={dot} />
      <span>
        <b>{t('payment.waiting')}</b>
        <small>{t('payment.waitingTime')}</small>
      </span>
    </Box>
  );
};
