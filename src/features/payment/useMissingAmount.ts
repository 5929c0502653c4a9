import { useLayoutEffect } from 'react';
import { cashForCredit, type PaymentMethod, type User } from '@portal/contract';
import { owedCredit } from '../../lib/balance';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { choiceMade } from '../../store/slices/choices';

/** PLAY-5: converts the KP missing for a tile on /recharge into the code's amount, plus the debt, which is repaid first. */
export function useMissingAmount({ exchangeRate, bonuses }: PaymentMethod, user: User | undefined): void {
  const dispatch = useAppDispatch();
  const missing = useAppSelector(({ choices }) => choices.missing);
  const debt = user && owedCredit(user);
  useLayoutEffect(() => {
    if (missing === undefined || debt === undefined) return;
    const cash =
      exchangeRate === null
        ? null
        : cashForCredit(BigInt(Math.ceil(missing)), BigInt(Math.ceil(debt)), { exchangeRate, bonuses });
    dispatch(choiceMade({ missing: undefined, ...(cash !== null && { cash }) }));
  }, [dispatch, missing, debt, exchangeRate, bonuses]);
}
