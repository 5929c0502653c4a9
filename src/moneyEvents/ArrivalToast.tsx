import { useTranslation } from 'react-i18next';
import { useCallback, useSyncExternalStore } from 'react';
import { sumOf } from '@portal/contract';
import { formatNumber } from '@portal/ui-kit';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { arrivalSeen, type Arrived } from './arrivalsSlice';
import { ShellToast } from '../components/ShellToast';
import { useArrivalTitle } from './useArrivalTitle';
import './texts';

const subscribeToVisibility = (onChange: () => void) => {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
};

const isHidden = () => document.visibilityState === 'hidden';

/** Returns a function for the text: how many KP came in, and how many of them repaid debt, which is repaid first (APP-5). */
function useArrivalText() {
  const { t } = useTranslation();
  return ({ credited, repaid, owed, refunded }: Arrived): string => {
    const amount = formatNumber(sumOf([credited, repaid]));
    if (repaid === 0) return t(refunded ? 'shell.refunded' : 'shell.arrived', { amount });
    const debt = formatNumber(repaid);
    if (credited > 0) return t('shell.arrivedAfterDebt', { amount, debt, credit: formatNumber(credited) });
    return owed > 0
      ? t('shell.arrivedForDebt', { amount, owed: formatNumber(owed) })
      : t('shell.arrivedClearedDebt', { amount });
  };
}

/** PAY-9: shows once that KP came in. While the page is hidden, the toast stays until the player returns. */
export const ArrivalToast = () => {
  const textOf = useArrivalText();
  const dispatch = useAppDispatch();
  const { arrived, paid } = useAppSelector(({ arrivals }) => arrivals);
  const hidden = useSyncExternalStore(subscribeToVisibility, isHidden);
  useArrivalTitle(arrived ?? paid ?? null, hidden);
  const close = useCallback(() => void dispatch(arrivalSeen()), [dispatch]);
  return (
    <ShellToast
      open={arrived !== null}
      message={arrived && textOf(arrived)}
      severity="success"
      onClose={close}
      {...(hidden && { autoHideMs: 0 })}
    />
  );
};
