import { useEffect, useMemo } from 'react';
import { closedZones, limits, type AccountZone } from '@portal/contract';
import { useGetAccountZonesQuery, useGetZonesQuery, zonesApi } from '../../api/endpoints/zones';
import { portalApi } from '../../api/portalApi';
import { translate } from '../../i18n/translate';
import { useIsReplaying } from '../../replay/mirror/replaySnapshot';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { migrationActions } from '../../operations/migration/migrationSlice';
import { migrationOperationTexts } from '../../operations/migration/texts';

/** How often a player's zones are asked for: while balances are on their way, and while one may close. */
const migrationTimings = { movingMs: 3000, idleMs: 15_000 };

const none: AccountZone[] = [];

/** The zones this screen is about, kept fresh. */
export function useMigrationZones() {
  const accountZones = useGetAccountZonesQuery();
  const { data = none } = accountZones;
  const closed = useMemo(() => closedZones(data), [data]);
  const movingTo = closed.find((zone) => zone.movingTo)?.movingTo;
  useGetAccountZonesQuery(undefined, {
    pollingInterval: movingTo ? migrationTimings.movingMs : 0,
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
  });
  const zones = useGetZonesQuery(undefined, {
    pollingInterval: migrationTimings.idleMs,
    refetchOnMountOrArgChange: true,
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
  });
  return { closed, movingTo, zones, refetch: () => void accountZones.refetch() };
}

export type MigrationZones = ReturnType<typeof useMigrationZones>;

/** Balances that wait for the game server, also after a reload: followed until they have arrived, or are back. */
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
          : { phase: 'refused', message: translate(migrationOperationTexts, 'migration.failedLater') },
      ),
    );
  }, [dispatch, migration, movingTo, closed.length]);
}

/**
 * MIG-4: three seconds after a success the account zones are asked for again, and again until they come; then it has been read, and
 * /recharge shows, or the next closed zone.
 */
export function useRefetchAfterSuccess() {
  const dispatch = useAppDispatch();
  const done = useAppSelector(({ migration }) => migration.phase === 'succeeded' && !migration.pending);
  const replaying = useIsReplaying();
  useEffect(() => {
    if (!done || replaying) return undefined;
    const refetch = async () => {
      const { isSuccess } = await dispatch(
        zonesApi.endpoints.getAccountZones.initiate(undefined, { forceRefetch: true, subscribe: false }),
      );
      if (!isSuccess) return;
      dispatch(portalApi.util.invalidateTags(['Me', 'Zones']));
      dispatch(migrationActions.dismissed());
    };
    const timer = setInterval(() => void refetch(), limits.migrationRefetchMs);
    return () => clearInterval(timer);
  }, [dispatch, done, replaying]);
}
