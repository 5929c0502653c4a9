import { useCallback } from 'react';
import { translate } from '../../i18n/translate';
import type { AppThunk } from '../../store/createStore';
import { useAppDispatch } from '../../store/hooks';
import { chargeSettled } from '../../store/slices/charge';
import { rechargeTexts } from './texts';

type ChargeModule = typeof import('./charge/charge');

/**
 * Dispatches a step of charge/charge, whose chunk is asked for when the page opens (resume) and not needed to show
 * it. A chunk that can't be had means that nothing was sent.
 */
export function useCharge() {
  const dispatch = useAppDispatch();
  return useCallback(
    async (step: (charge: ChargeModule) => AppThunk<Promise<void> | void>): Promise<void> => {
      const charge = await import('./charge/charge').catch(() => null);
      if (charge) await dispatch(step(charge));
      else
        dispatch(chargeSettled({ phase: 'unsent', message: translate(rechargeTexts, 'recharge.noChunk') }));
    },
    [dispatch],
  );
}
