import { closedZones } from '@portal/contract';
import { refetchAccountZones, zonesApi } from '../../api/endpoints/zones';
import { asPortalError } from '../../api/portalError';
import { fieldsOf, readNumber, readText } from '../../api/readers/json';
import { i18n } from '../../i18n/i18n';
import type { IdempotentOperation } from '../idempotentOperation';
import { migrationActions, type MigrationOrder } from './migrationSlice';
import './texts';

const readMigrationOrder = (value: unknown): MigrationOrder | null => {
  const { zoneId: storedId, zoneName } = fieldsOf(value);
  const zoneId = readNumber(storedId);
  return zoneId === null ? null : { zoneId, zoneName: readText(zoneName) ?? String(zoneId) };
};

/**
 * The migration (MIG-4, GAME-8). Its effect: the player's closed zones disappear. Until the game server has moved the balances,
 * the host reports their destination (`movingTo`).
 */
export const migrationOperation: IdempotentOperation<MigrationOrder> = {
  name: 'migration',
  actions: migrationActions,
  selectState: ({ migration }) => migration,
  readPayload: readMigrationOrder,
  isSamePayload: (a, b) => a.zoneId === b.zoneId,
  takeSnapshot: () => async (dispatch) => {
    const { data = [], error } = await dispatch(refetchAccountZones());
    if (error) return asPortalError(error);
    const closed = closedZones(data);
    const ids = closed.map(({ zone }) => String(zone.id));
    return {
      knownIds: ids,
      find: ({ knownIds }) => {
        if (closed.some(({ movingTo }) => movingTo)) return 'pending';
        // Without a closed zone there is nothing left to find, also for an attempt that knew of none.
        return ids.length === 0 || knownIds?.some((id) => !ids.includes(id)) ? 'success' : undefined;
      },
    };
  },
  send:
    ({ key, payload: { zoneId } }) =>
    (dispatch) =>
      dispatch(zonesApi.endpoints.moveAccount.initiate({ payload: { zoneId }, idempotencyKey: key })),
  isRefusal: ({ errorCode, errors }) => errorCode !== undefined || errors !== undefined,
  invalidatesTags: ['Me', 'AccountZones'],
  failedMessage: () => i18n.t('migration.failedLater'),
};
