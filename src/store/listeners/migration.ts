import { limits } from '@portal/contract';
import { zonesApi } from '../../api/endpoints/zones';
import { portalApi } from '../../api/portalApi';
import type { AppDispatch, RootState } from '../createStore';
import { migrationEvents } from '../slices/migration';
import type { PortalListeners } from '.';

/**
 * MIG-4: three seconds after a migration the account zones are asked for again, and again until they come; then its success has
 * been read, and /recharge shows, or the next closed zone.
 */
export function addMigrationListeners({ startListening }: PortalListeners) {
  startListening({
    actionCreator: migrationEvents.settled,
    effect: async ({ payload }, api) => {
      if (payload.phase !== 'succeeded' || payload.pending) return;
      const dispatch = api.dispatch as AppDispatch;
      const stillShown = () => (api.getState() as RootState).migration === payload;
      do {
        await api.delay(limits.migrationRefetchMs);
        if (!stillShown()) return;
        const { isSuccess } = await dispatch(
          zonesApi.endpoints.getAccountZones.initiate(undefined, { forceRefetch: true, subscribe: false }),
        );
        if (!isSuccess) continue;
        dispatch(portalApi.util.invalidateTags(['Me', 'Zones']));
        if (stillShown()) dispatch(migrationEvents.dismissed());
      } while (stillShown());
    },
  });
}
