import type { Transaction } from '@portal/contract';
import { historyApi } from '../../api/endpoints/history';
import { rechargeApi } from '../../api/endpoints/recharge';
import { translate } from '../../i18n/translate';
import { portalError } from '../../store/intentions/attempt';
import type { Errand, Trace } from '../../store/intentions/errand';
import type { Intention } from '../../store/intentions/intention';
import { chargeEvents, type Purchase } from '../../store/slices/charge';
import { outcomeTexts } from './outcome/texts';

/** The intention's own line in the history; works on hosts that ignore the Idempotency-Key too. */
export const findCharge = (
  history: readonly Transaction[],
  { wish, knownIds }: Pick<Intention<Purchase>, 'wish' | 'knownIds'>,
): Transaction | undefined =>
  history.find(
    ({ id, type, value, payload }) =>
      type === 'credit.pay' &&
      !knownIds.includes(id) &&
      Math.abs(value) === wish.creditAmount &&
      (payload.metadata === undefined || payload.metadata.coin === wish.coins),
  );

const traces: Partial<Record<string, Trace>> = { pending: 'pending', failed: 'failed' };

const traceOf = (found: Transaction | undefined): Trace | undefined =>
  found && (traces[found.status] ?? 'success');

const isPurchase = (value: unknown): value is Purchase => {
  const { creditAmount, zoneId, coins, gameId, coinName } = (value ?? {}) as Partial<Record<string, unknown>>;
  return (
    [creditAmount, zoneId, coins].every(Number.isSafeInteger) &&
    [gameId, coinName].every((text) => typeof text === 'string')
  );
};

/** A recharge as an errand (GAME-8): it leaves a line in the history. */
export const chargeErrand: Errand<Purchase> = {
  name: 'charge',
  events: chargeEvents,
  stateOf: ({ charge }) => charge,
  isWish: isPurchase,
  isSame: (a, b) => a.creditAmount === b.creditAmount && a.zoneId === b.zoneId && a.gameId === b.gameId,
  look: () => async (dispatch) => {
    const { data = [], error } = await dispatch(
      historyApi.endpoints.getHistory.initiate(undefined, { forceRefetch: true, subscribe: false }),
    );
    if (error) return portalError(error);
    return {
      knownIds: data.map(({ id }) => id),
      find: (intention) => traceOf(findCharge(data, intention)),
    };
  },
  send:
    ({ key, wish: { creditAmount, zoneId } }) =>
    (dispatch) =>
      dispatch(
        rechargeApi.endpoints.rechargeGame.initiate({
          payload: { creditAmount, zoneId },
          idempotencyKey: key,
        }),
      ),
  isRefusal: ({ errorCode }) => errorCode !== undefined,
  spoils: ['Me'],
  failedText: () => translate(outcomeTexts, 'recharge.failedLater'),
};
