import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import '../textsFrame';

const never = () => () => undefined;

/**
 * LAY-1. A page that was prerendered last year shows that year until the scripts run; the new key then renders the line again.
 * It does not use lib/dates, since the public pages do not load `moment`.
 */
export const Copyright = () => {
  const { t } = useTranslation();
  const hydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return (
    <span key={String(hydrated)} suppressHydrationWarning>
      {t('app.copyright', { year: new Date().getFullYear() })}
    </span>
  );
};
