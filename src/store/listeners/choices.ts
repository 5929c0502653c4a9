import { meApi } from '../../api/endpoints/me';
import { rechargeActions } from '../../operations/recharge/rechargeSlice';
import { readChoices, writeChoices } from '../rememberedChoices';
import { selectUser } from '../selectors';
import { choiceMade, choicesRestored } from '../slices/choices';
import type { AppStartListening } from '../types';

/** PLAY-6: keeps the player's choices on the device, and brings them back when the player signs in or reloads. */
export function addChoiceListeners(startListening: AppStartListening) {
  startListening({
    matcher: meApi.endpoints.getMe.matchFulfilled,
    effect: (_, api) => {
      const now = selectUser(api.getState());
      if (!now || now.username === selectUser(api.getOriginalState())?.username) return;
      const kept = readChoices(now.username);
      if (kept) api.dispatch(choicesRestored(kept));
    },
  });
  startListening({
    actionCreator: rechargeActions.settled,
    effect: ({ payload: outcome }, { dispatch }) => {
      if (outcome.phase !== 'succeeded') return;
      const { zoneId, creditAmount } = outcome.payload;
      dispatch(choiceMade({ creditAmount: undefined, lastRecharge: { zoneId, creditAmount } }));
    },
  });
  startListening({
    actionCreator: choiceMade,
    effect: (_, { getState }) => {
      const { choices } = getState();
      const user = selectUser(getState());
      if (user) writeChoices(user.username, choices);
    },
  });
}
