import { useTranslation } from 'react-i18next';
import { Box, Money } from '@portal/ui-kit';
import { formatDate } from '../../../lib/dates';
import type { TopUp } from '../lastTopUp';
import '../texts';

/** On a phone the date has its own line. */
const ownLine = { display: { xs: 'block', sm: 'inline' } };
const separator = { display: { xs: 'none', sm: 'inline' } };

/** The newest top-up, beside the balance. In its own chunk, because it needs moment. */
export const LastTopUp = ({ credit, at }: Pick<TopUp, 'at'> & { credit: number }) => {
  const { t } = useTranslation();
  return (
    <>
      <Box sx={{ color: 'text.secondary' }}>{t('payment.lastTopUp')}</Box>
      <Box sx={{ color: 'success.main', fontWeight: 600 }}>
        <Money value={credit} signed />
        {at !== null && (
          <>
            <Box component="span" sx={separator}>
              {' · '}
            </Box>
            <Box component="span" sx={ownLine}>
              {formatDate(at)}
            </Box>
          </>
        )}
      </Box>
    </>
  );
};
