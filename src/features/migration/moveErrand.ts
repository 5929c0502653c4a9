import { closedZones } from '@portal/contract';
import { zonesApi } from '../../api/endpoints/zones';
import { translate } from '../../i18n/translate';
import { portalError } from '../../store/intentions/attempt';
import type { Errand } from '../../store/intentions/errand';
import { migrationEvents, type Move } from '../../store/slices/migration';
import { migrationTexts } from './texts';

const isMove = (value: unknown): value is Move => {
  const { zoneId, zoneName } = (value ?? {}) as Partial<Record<string, unknown>>;
  return Number.isSafeInteger(zoneId) && typeof zoneName === 'string';
};

/**
 * A migration as an errand (MIG-4, GAME-8): it makes closed zones of the player disappear; until the game server has moved the
 * balances, the host says where they are going.
 */
export const moveErrand: Errand<Move> = {
  name: 'migration',
  events: migrationEvents,
  stateOf: ({ migration }) => migration,
  isWish: isMove,
  isSame: (a, b) => a.zoneId === b.zoneId,
  look: () => async (dispatch) => {
    const { data = [], error } = await dispatch(
      zonesApi.endpoints.getAccountZones.initiate(undefined, { forceRefetch: true, subscribe: false }),
    );
    if (error) return portalError(error);
    const closed = closedZones(data);
    const ids = closed.map(({ zone }) => String(zone.id));
    return {
      knownIds: ids,
      find: ({ knownIds }) => {
        if (closed.some(({ movingTo }) => movingTo)) return 'pending';
        return knownIds.some((id) => !ids.includes(id)) ? 'success' : undefined;
      },
    };
  },
  send:
    ({ key, wish: { zoneId } }) =>
    (dispatch) =>
      dispatch(zonesApi.endpoints.moveAccount.initiate({ payload: { zoneId }, idempotencyKey: key })),
  isRefusal: ({ errorCode, errors }) => errorCode !== undefined || errors !== undefined,
  spoils: ['Me', 'AccountZones'],
  failedText: () => translate(migrationTexts, 'migration.failedLater'),
};
