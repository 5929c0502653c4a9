import { Box, formatInteger } from '@portal/ui-kit';
import { useTexts } from '../../../i18n/useTexts';
import { formatDate } from '../../../shared/dates';
import type { TopUp } from '../lastTopUp';
import { paymentTexts } from '../texts';

/** The newest top-up, beside the balance. In a chunk of its own, because dates bring moment. */
export const LastTopUp = ({ topUp: { credit, at } }: { topUp: TopUp }) => {
  const t = useTexts(paymentTexts);
  return (
    <>
      <Box sx={{ color: 'text.secondary' }}>{t('payment.lastTopUp')}</Box>
      <Box sx={{ color: 'success.main', fontWeight: 600 }}>
        +{formatInteger(credit)} KP · {formatDate(at)}
      </Box>
    </>
  );
};
