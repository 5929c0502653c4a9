import { useCallback, useEffect, useMemo } from 'react';
import { useFormState } from 'react-final-form';
import type { GameRechargeConfig, Zone } from '@portal/contract';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { choiceMade, type ChoicesState } from '../../store/slices/choices';
import type { AppThunk } from '../../store/types';
import type { RechargeValues } from './amounts';

/** The player's earlier choices that can still be chosen. */
function remembered(
  { zoneId, creditAmount }: ChoicesState,
  config: GameRechargeConfig,
  playable: readonly Zone[],
  credit: number,
): RechargeValues {
  const zone = playable.find(({ id }) => id === zoneId);
  const value = config.payableValues.find((offer) => offer.credit === creditAmount);
  return {
    ...(zone && { zoneId: String(zone.id) }),
    ...(value && value.credit <= credit && { creditAmount: value.credit }),
  };
}

/** Keeps what is chosen on the form. A tile that is deselected stays remembered until a recharge succeeds (RechargeFields). */
const kept =
  ({ zoneId, creditAmount }: RechargeValues): AppThunk =>
  (dispatch, getState) => {
    const before = getState().choices;
    const zone = zoneId === undefined || zoneId === '' ? before.zoneId : Number(zoneId);
    const amount = creditAmount ?? before.creditAmount;
    if (zone !== before.zoneId || amount !== before.creditAmount)
      dispatch(choiceMade({ zoneId: zone, creditAmount: amount }));
  };

/** PLAY-6: server and tile as the player left them, even after a reload or a visit to /payment. */
export function useRememberedOrder(
  username: string,
  config: GameRechargeConfig,
  playable: readonly Zone[],
  credit: number,
) {
  const dispatch = useAppDispatch();
  const choices = useAppSelector((state) => state.choices);
  // Read once for each player; the form holds what they choose from then on.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  const initialValues = useMemo(() => remembered(choices, config, playable, credit), [username]);
  const remember = useCallback((values: RechargeValues) => dispatch(kept(values)), [dispatch]);
  return { initialValues, remember };
}

/** Inside the form: reports each change of its values. */
export const Remember = ({ onValues }: { onValues: (values: RechargeValues) => void }) => {
  const { values } = useFormState<RechargeValues>({ subscription: { values: true } });
  useEffect(() => {
    onValues(values);
  }, [onValues, values]);
  return null;
};
