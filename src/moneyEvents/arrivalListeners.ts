import { sumOf, type User } from '@portal/contract';
import { meApi } from '../api/endpoints/me';
import { portalApi } from '../api/portalApi';
import { netCredit, owedCredit } from '../lib/balance';
import { creditArrived, type Arrival } from './arrivalsSlice';
import { selectUser } from '../store/selectors';
import type { AppStartListening } from '../store/types';

/**
 * The KP that came in between two profiles of the same player; null for none. A top-up repays debt first (APP-5), so KP may
 * have come in although the credit is unchanged. KP that were spent or recalled in between make the arrival smaller.
 */
export function arrivalBetween(before: User | null, after: User | null): Arrival | null {
  if (!before || !after || before.username !== after.username) return null;
  // Without a balance from the host, it is unknown what came in.
  if (before.credit === null || after.credit === null) return null;
  const gained = sumOf([netCredit(after), -netCredit(before)]);
  if (gained <= 0) return null;
  const owed = owedCredit(after);
  const repaid = Math.min(gained, Math.max(0, sumOf([owedCredit(before), -owed])));
  return { credited: sumOf([gained, -repaid]), repaid, owed };
}

/**
 * PAY-9: compares each newly fetched profile with the previous one, and reports KP that came in, once. A profile stored on the device is
 * no previous one: it may be days old, and KP that came in since then have paid for no code on the screen.
 */
export function addArrivalListeners(startListening: AppStartListening) {
  startListening({
    matcher: meApi.endpoints.getMe.matchFulfilled,
    effect: (_, api) => {
      const { dispatch } = api;
      const before = api.getOriginalState();
      const arrival = arrivalBetween(selectUser(before), selectUser(api.getState()));
      if (!arrival || before.lastRead.getMe !== undefined) return;
      dispatch(creditArrived(arrival));
      dispatch(portalApi.util.invalidateTags(['History']));
    },
  });
}
