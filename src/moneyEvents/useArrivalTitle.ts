import { useEffect, useRef } from 'react';
import { sumOf } from '@portal/contract';
import { formatNumber } from '@portal/ui-kit';
import type { Arrived } from './arrivalsSlice';

/** While the tab is hidden, its title tells of KP that came in meanwhile: (+10.500 KP) Nạp thẻ | FS Online. */
export function useArrivalTitle(arrived: Arrived | null, hidden: boolean): void {
  const seen = useRef(arrived);
  useEffect(() => {
    if (!hidden) seen.current = arrived;
    if (!hidden || arrived === null || arrived === seen.current) return;
    const { title } = document;
    document.title = `(+${formatNumber(sumOf([arrived.credited, arrived.repaid]))} KP) ${title}`;
    return () => {
      document.title = title;
    };
  }, [arrived, hidden]);
}
