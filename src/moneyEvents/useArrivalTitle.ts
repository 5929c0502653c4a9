import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { sumOf } from '@portal/contract';
import { formatNumber } from '@portal/ui-kit';
import type { Arrived } from './arrivalsSlice';
import './texts';

/** While the tab is hidden, its title shows the KP that came in meanwhile: (+10.500 KP) Nạp thẻ | FS Online. */
export function useArrivalTitle(arrived: Arrived | null, hidden: boolean): void {
  const { t } = useTranslation();
  // Nothing yet: KP can come in before a page that loads in the background has rendered.
  const seen = useRef<Arrived | null>(null);
  useEffect(() => {
    if (!hidden) seen.current = arrived;
    if (!hidden || arrived === null || arrived === seen.current) return;
    const amount = formatNumber(sumOf([arrived.credited, arrived.repaid]));
    let title = '';
    let shown = '';
    const show = () => {
      if (document.title === shown) return;
      ({ title } = document);
      document.title = t('shell.arrivedTitle', { amount, title });
      shown = document.title;
    };
    show();
    // A page that renders later sets its own title.
    const observer = new MutationObserver(show);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      observer.disconnect();
      document.title = title;
    };
  }, [arrived, hidden, t]);
}
