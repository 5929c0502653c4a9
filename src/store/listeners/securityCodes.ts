import type { UnknownAction } from '@reduxjs/toolkit';
import { meApi } from '../../api/endpoints/me';
import { rechargeActions } from '../../operations/recharge/rechargeSlice';
import { portalApi } from '../../api/portalApi';
import { isSecurityCodeCacheKey } from '../../api/securityCodeCacheKey';
import { selectUser } from '../selectors';
import { changeSaved, type SavedChange } from '../slices/saved';
import type { AppStartListening, AppThunk, RootState } from '../types';

/** The changes that end no code that was sent. All others do, whatever proved them (SAFE-2). */
const harmlessChanges: readonly SavedChange[] = [
  'name',
  'language',
  'session',
  'otherSessions',
  'deletion',
  'kept',
  'paymentRule',
];

interface EndedCall extends UnknownAction {
  meta?: { arg?: { originalArgs?: { otpNumber?: unknown; securityCode?: unknown } } };
}

/** A call that contained a code was successful. */
const usedCode = ({ type, meta }: EndedCall): boolean => {
  const args = meta?.arg?.originalArgs;
  return type === 'api/executeMutation/fulfilled' && (args?.otpNumber ?? args?.securityCode) !== undefined;
};

const forgetSentCodes = (): AppThunk => (dispatch, getState) => {
  for (const fixedCacheKey of Object.keys(getState().api.mutations))
    if (isSecurityCodeCacheKey(fixedCacheKey))
      dispatch(portalApi.internalActions.removeMutationResult({ fixedCacheKey }));
};

const contactChanged = (state: RootState, before: RootState): boolean => {
  const [now, then] = [selectUser(state), selectUser(before)];
  return then !== null && (then.email !== now?.email || then.phoneNumber !== now.phoneNumber);
};

/** Forgets sent codes once one was used or a change has ended them, and when the player's e-mail address or phone number changes (SEC-4). */
export function addSecurityCodeListeners(startListening: AppStartListening) {
  startListening({
    predicate: (action, state, before) =>
      usedCode(action) ||
      (changeSaved.match(action) && !harmlessChanges.includes(action.payload)) ||
      // One code proves one recharge (SAFE-6).
      (rechargeActions.settled.match(action) && action.payload.phase === 'succeeded') ||
      (meApi.endpoints.getMe.matchFulfilled(action) && contactChanged(state, before)),
    effect: (_, { dispatch }) => {
      dispatch(forgetSentCodes());
    },
  });
}
