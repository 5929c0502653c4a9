import type { UnknownAction } from '@reduxjs/toolkit';
import { meApi } from '../../api/endpoints/me';
import { rechargeActions } from '../../operations/recharge/rechargeSlice';
import { portalApi } from '../../api/portalApi';
import { fieldsOf } from '../../api/readers/json';
import { isSecurityCodeCacheKey } from '../../api/securityCodeCacheKey';
import { selectUser } from '../selectors';
import { changeSaved, type SavedChange } from '../slices/saved';
import type { AppStartListening, AppThunk } from '../types';

/** The changes that end every code that was sent, whatever proved them (SAFE-2). */
const endingChanges: readonly SavedChange[] = [
  'email',
  'phone',
  'password',
  'secondFactorOn',
  'secondFactorOff',
  'passkeyAdded',
  'passkeyRemoved',
  'approval',
];

const MUTATION_FULFILLED = 'api/executeMutation/fulfilled';

/** A call that contained a code was successful. */
const usedCode = (action: UnknownAction): boolean => {
  if (action.type !== MUTATION_FULFILLED) return false;
  const args = fieldsOf(fieldsOf(fieldsOf(action['meta'])['arg'])['originalArgs']);
  return args['otpNumber'] !== undefined || args['securityCode'] !== undefined;
};

const forgetSentCodes = (): AppThunk => (dispatch, getState) => {
  for (const fixedCacheKey of Object.keys(getState().api.mutations))
    if (isSecurityCodeCacheKey(fixedCacheKey))
      dispatch(portalApi.internalActions.removeMutationResult({ fixedCacheKey }));
};

/** Forgets sent codes once one was used or a change has ended them, and when the player's e-mail address or phone number changes (SEC-4). */
export function addSecurityCodeListeners(startListening: AppStartListening) {
  startListening({
    actionCreator: changeSaved,
    effect: ({ payload }, { dispatch }) => {
      if (endingChanges.includes(payload)) dispatch(forgetSentCodes());
    },
  });
  startListening({
    predicate: usedCode,
    effect: (_, { dispatch }) => dispatch(forgetSentCodes()),
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
