import { useEffect, useMemo } from 'react';
import { closedZones, limits, type AccountZone } from '@portal/contract';
import { i18n } from '../../i18n/i18n';
import {
  refetchAccountZones,
  useGetAccountZonesQuery,
  useGetZonesQuery,
  zonesApi,
} from '../../api/endpoints/zones';
import { portalApi } from '../../api/portalApi';
import { selectData, selectShown } from '../../api/selectData';
import { refetchOnVisit } from '../../api/refetchOnVisit';
import { useIsReplaying } from '../../replay/mirror/replaySnapshot';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { migrationActions } from '../../operations/migration/migrationSlice';
import '../../operations/migration/texts';

/** Polling intervals of the zones, in ms: while balances are being moved, and while a zone may close. */
const migrationTimings = { movingMs: 3000, idleMs: 15_000 };

const none: AccountZone[] = [];

/** The zones of this screen, polled. */
export function useMigrationZones() {
  const { data = none, refetch } = useGetAccountZonesQuery(undefined, { selectFromResult: selectData });
  const closed = useMemo(() => closedZones(data), [data]);
  const movingTo = closed.find((zone) => zone.movingTo)?.movingTo;
  zonesApi.endpoints.getAccountZones.useQuerySubscription(undefined, {
    pollingInterval: movingTo ? migrationTimings.movingMs : 0,
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
  });
  const zones = useGetZonesQuery(undefined, { ...refetchOnVisit, selectFromResult: selectShown });
  zonesApi.endpoints.getZones.useQuerySubscription(undefined, {
    // An error waits for its button: each failed poll would announce it again.
    pollingInterval: zones.data ? migrationTimings.idleMs : 0,
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
  });
  return { closed, movingTo, zones, refetch: () => void refetch() };
}

export type MigrationZones = ReturnType<typeof useMigrationZones>;

/** Watches balances that wait for the game server, even after a reload, until they have been moved or returned. */
export function useMovingBalances({ closed, movingTo }: Pick<MigrationZones, 'closed' | 'movingTo'>) {
  const dispatch = useAppDispatch();
  const migration = useAppSelector((state) => state.migration);
  useEffect(() => {
    const waits = migration.phase === 'succeeded' && migration.pending;
    if (movingTo && migration.phase === 'idle')
      dispatch(
        migrationActions.settled({
          phase: 'succeeded',
          payload: { zoneId: movingTo.id, zoneName: movingTo.name },
          pending: true,
        }),
      );
    if (movingTo || !waits) return;
    dispatch(
      migrationActions.settled(
        closed.length === 0
          ? { phase: 'succeeded', payload: migration.payload, pending: false }
          : { phase: 'refused', message: i18n.t('migration.failedLater') },
      ),
    );
  }, [dispatch, migration, movingTo, closed.length]);
}

/**
 * MIG-4: refetches the account zones three seconds after a success, until that succeeds. Then the success counts as seen, and
 * /recharge or the next closed zone is shown.
 */
export function useRefetchAfterSuccess() {
  const dispatch = useAppDispatch();
  const done = useAppSelector(({ migration }) => migration.phase === 'succeeded' && !migration.pending);
  const replaying = useIsReplaying();
  useEffect(() => {
    if (!done || replaying) return undefined;
    const refetch = async () => {
      const { isSuccess } = await dispatch(refetchAccountZones());
      if (!isSuccess) return;
      dispatch(portalApi.util.invalidateTags(['Me', 'Zones']));
      dispatch(migrationActions.dismissed());
    };
    const timer = setInterval(() => void refetch(), limits.migrationRefetchMs);
    return () => clearInterval(timer);
  }, [dispatch, done, replaying]);
}
