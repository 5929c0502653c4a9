import { meApi } from '../../api/endpoints/me';
import { rechargeActions } from '../../operations/recharge/rechargeSlice';
import { portalApi } from '../../api/portalApi';
import { isSecurityCodeCacheKey } from '../../api/securityCodeCacheKey';
import { selectUser } from '../selectors';
import { changeSaved, type SavedChange } from '../slices/saved';
import type { AppStartListening, AppThunk } from '../types';

/** The changes that invalidate every code that was sent. */
const guardedChanges: readonly SavedChange[] = ['email', 'phone', 'password', 'deletion', 'paymentRule'];

const forgetSentCodes = (): AppThunk => (dispatch, getState) => {
  for (const fixedCacheKey of Object.keys(getState().api.mutations))
    if (isSecurityCodeCacheKey(fixedCacheKey))
      dispatch(portalApi.internalActions.removeMutationResult({ fixedCacheKey }));
};

/** Forgets sent codes once a change has used one, and when the player's e-mail address or phone number changes (SEC-4). */
export function addSecurityCodeListeners(startListening: AppStartListening) {
  startListening({
    actionCreator: changeSaved,
    effect: ({ payload }, { dispatch }) => {
      if (guardedChanges.includes(payload)) dispatch(forgetSentCodes());
    },
  });
  startListening({
    actionCreator: rechargeActions.settled,
    effect: ({ payload }, { dispatch }) => {
      // One code proves one recharge (SAFE-6).
      if (payload.phase === 'succeeded') dispatch(forgetSentCodes());
    },
  });
  startListening({
    matcher: meApi.endpoints.getMe.matchFulfilled,
    effect: (_, api) => {
      const before = selectUser(api.getOriginalState());
      const now = selectUser(api.getState());
      if (before && (before.email !== now?.email || before.phoneNumber !== now.phoneNumber))
        api.dispatch(forgetSentCodes());
    },
  });
}
