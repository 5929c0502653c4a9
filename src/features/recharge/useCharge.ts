import { useCallback } from 'react';
import { translate } from '../../i18n/translate';
import type { AppThunk } from '../../store/createStore';
import { useAppDispatch } from '../../store/hooks';
import type { Intentions } from '../../store/intentions/intentions';
import { chargeEvents, type Purchase } from '../../store/slices/charge';
import { rechargeTexts } from './texts';

/**
 * Dispatches a step of a recharge, whose chunk is asked for when the page opens (resume) and not needed to show it. A chunk that
 * can't be had means that nothing was sent.
 */
export function useCharge() {
  const dispatch = useAppDispatch();
  return useCallback(
    async (step: (charges: Intentions<Purchase>) => AppThunk<Promise<void> | void>): Promise<void> => {
      const later = await import('./later').catch(() => null);
      if (later) await dispatch(step(later.charges));
      else
        dispatch(
          chargeEvents.settled({ phase: 'unsent', message: translate(rechargeTexts, 'recharge.noChunk') }),
        );
    },
    [dispatch],
  );
}
