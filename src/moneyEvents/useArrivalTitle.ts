import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { sumOf } from '@portal/contract';
import { formatNumber } from '@portal/ui-kit';
import type { Arrived } from './arrivalsSlice';
import './texts';

/** While the tab is hidden, its title shows the KP that came in meanwhile: (+10.500 KP) Nạp thẻ | FS Online. */
export function useArrivalTitle(arrived: Arrived | null, hidden: boolean): void {
  const { t } = useTranslation();
  const seen = useRef(arrived);
  useEffect(() => {
    if (!hidden) seen.current = arrived;
    if (!hidden || arrived === null || arrived === seen.current) return;
    const { title } = document;
    const amount = formatNumber(sumOf([arrived.credited, arrived.repaid]));
    document.title = t('shell.arrivedTitle', { amount, title });
    return () => {
      document.title = title;
    };
  }, [arrived, hidden, t]);
}
