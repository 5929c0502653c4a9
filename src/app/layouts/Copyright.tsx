import { useTranslation } from 'react-i18next';
import { useHydrated } from '../../hooks/inBrowser';
import '../textsFrame';

/**
 * LAY-1. A page that was prerendered last year shows that year until the scripts run; the new key then renders the line again.
 * It does not use lib/dates, since the public pages do not load `moment`.
 */
export const Copyright = () => {
  const { t } = useTranslation();
  const hydrated = useHydrated();
  return (
    <span key={String(hydrated)} suppressHydrationWarning>
      {t('app.copyright', { year: new Date().getFullYear() })}
    </span>
  );
};
