import { useCallback, useEffect, useMemo } from 'react';
import { useForm, useFormState } from 'react-final-form';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { choiceMade, type ChoicesState } from '../../store/slices/choices';
import type { AppThunk } from '../../store/types';
import { chosenOf, type Offers, type RechargeValues } from './amounts';

/** The player's earlier choices that can still be chosen. */
function remembered(choices: ChoicesState, offers: Offers, credit: number): RechargeValues {
  const { zone, value } = chosenOf(choices, offers);
  return {
    ...(zone && { zoneId: String(zone.id) }),
    ...(value && value.credit <= credit && { creditAmount: value.credit }),
  };
}

/**
 * Keeps what is chosen on the form. A tile that is deselected stays remembered until a recharge succeeds (RechargeFields), and so does a
 * choice that is gone, since it may be offered again by the next visit.
 */
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
export function useRememberedOrder(username: string, offers: Offers, credit: number) {
  const dispatch = useAppDispatch();
  const choices = useAppSelector((state) => state.choices);
  // Read once for each player; the form holds what they choose from then on.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  const initialValues = useMemo(() => remembered(choices, offers, credit), [username]);
  const remember = useCallback((values: RechargeValues) => dispatch(kept(values)), [dispatch]);
  return { initialValues, remember };
}

export interface RememberProps extends Offers {
  onValues: (values: RechargeValues) => void;
}

/** Inside the form: reports each change of its values, and clears those that are no longer offered. */
export const Remember = ({ onValues, config, playable }: RememberProps) => {
  const form = useForm<RechargeValues>();
  const { values } = useFormState<RechargeValues>({ subscription: { values: true } });
  const { zone, value } = chosenOf(values, { config, playable });
  useEffect(() => {
    onValues(values);
  }, [onValues, values]);
  useEffect(() => {
    if (values.zoneId && !zone) form.change('zoneId', undefined);
    if (values.creditAmount !== undefined && !value) form.change('creditAmount', undefined);
  }, [form, values, zone, value]);
  return null;
};
