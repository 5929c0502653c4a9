import type { User } from '@portal/contract';
import { meApi } from '../../api/endpoints/me';
import { portalApi } from '../../api/portalApi';
import { netCredit } from '../../shared/balance';
import { creditArrived } from '../slices/arrivals';
import { selectUser } from '../selectors';
import type { PortalListeners } from '.';

/** KP by which the balance of the same player grew; a top-up may first repay debt, which counts too. */
export function arrivedCredit(before: User | null, after: User | null): number {
  if (!before || !after || before.username !== after.username) return 0;
  return Math.max(0, netCredit(after) - netCredit(before));
}

/** PAY-9: each newly fetched profile is compared with the one before; what came in is told once. */
export function addArrivalListeners({ startListening }: PortalListeners) {
  startListening({
    matcher: meApi.endpoints.getMe.matchFulfilled,
    effect: (_, api) => {
      const { dispatch } = api;
      const credit = arrivedCredit(selectUser(api.getOriginalState()), selectUser(api.getState()));
      if (credit === 0) return;
      dispatch(creditArrived(credit));
      dispatch(portalApi.util.invalidateTags(['History']));
    },
  });
}
