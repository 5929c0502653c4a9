import { useEffect, useLayoutEffect, useRef } from 'react';
import { codePaid, newCodeAsked } from '../../../moneyEvents/arrivalsSlice';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { choiceMade, type TopUpChoice } from '../../../store/slices/choices';

/**
 * PLAY-2: KP that arrive while a code is offered (`offered`) count as paid with it. They are then shown in place of the code, and its
 * amount is no longer chosen, so that the same code is not paid twice. Returns the arrival; null until there is one.
 */
export function usePaidCode(offered: Omit<TopUpChoice, 'cash'> & { cash: number | null; waits: boolean }) {
  const dispatch = useAppDispatch();
  const { arrived, paid } = useAppSelector(({ arrivals }) => arrivals);
  const { kind, method, cash, waits } = offered;
  /** The last arrival before this code was offered. */
  const known = useRef(arrived);

  // Before the paint, so that the toast does not flash.
  useLayoutEffect(() => {
    const isNew = waits && arrived !== null && arrived !== known.current && !arrived.refunded;
    if (!isNew) {
      if (!waits || arrived === null) known.current = arrived;
      return;
    }
    dispatch(codePaid());
    dispatch(choiceMade({ cash: undefined, ...(cash !== null && { lastTopUp: { kind, method, cash } }) }));
  }, [dispatch, arrived, waits, kind, method, cash]);

  // A player who leaves the page has seen the arrival.
  useEffect(() => () => void dispatch(newCodeAsked()), [dispatch]);
  return paid ?? null;
}
