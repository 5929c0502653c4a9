import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import '../textsFrame';

const never = () => () => undefined;

/**
 * LAY-1. A page prerendered last year shows that year until the scripts run; a new key then renders the line anew. No
 * moment for the year (lib/dates): the public pages do not load it.
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
