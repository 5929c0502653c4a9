import type { Transaction } from '@portal/contract';
import { i18n } from '../../i18n/i18n';
import { historyApi } from '../../api/endpoints/history';
import { rechargeApi } from '../../api/endpoints/recharge';
import { asPortalError } from '../../api/messageOf';
import type { OperationAttempt } from '../attempt';
import type { IdempotentOperation, ObservedStatus } from '../idempotentOperation';
import { rechargeActions, type RechargeOrder } from './rechargeSlice';
import './texts';

/** The attempt's own row in the history; works on hosts that ignore the Idempotency-Key too. */
export const findRecharge = (
  history: readonly Transaction[],
  { payload: order, knownIds }: Pick<OperationAttempt<RechargeOrder>, 'payload' | 'knownIds'>,
): Transaction | undefined =>
  history.find(
    ({ id, type, value, payload }) =>
      type === 'credit.pay' &&
      !knownIds.includes(id) &&
      Math.abs(value) === order.creditAmount &&
      (payload.metadata === undefined || payload.metadata.coin === order.coins),
  );

const observedStatuses: Partial<Record<string, ObservedStatus>> = { pending: 'pending', failed: 'failed' };

const observedStatusOf = (row: Transaction | undefined): ObservedStatus | undefined =>
  row && (observedStatuses[row.status] ?? 'success');

const isRechargeOrder = (value: unknown): value is RechargeOrder => {
  const { creditAmount, zoneId, coins, gameId, coinName } = (value ?? {}) as Partial<Record<string, unknown>>;
  return (
    [creditAmount, zoneId, coins].every(Number.isSafeInteger) &&
    [gameId, coinName].every((text) => typeof text === 'string')
  );
};

/** The recharge (GAME-8). Its effect: a new `credit.pay` row in the history. */
export const rechargeOperation: IdempotentOperation<RechargeOrder> = {
  // The name that version 0.1.0 gave its localStorage keys; a recharge left open by it must not be lost.
  name: 'charge',
  actions: rechargeActions,
  selectState: ({ recharge }) => recharge,
  isPayload: isRechargeOrder,
  isSamePayload: (a, b) =>
    a.creditAmount === b.creditAmount && a.zoneId === b.zoneId && a.gameId === b.gameId,
  takeSnapshot: () => async (dispatch) => {
    const { data = [], error } = await dispatch(
      historyApi.endpoints.getHistory.initiate(undefined, { forceRefetch: true, subscribe: false }),
    );
    if (error) return asPortalError(error);
    return {
      knownIds: data.map(({ id }) => id),
      find: (attempt) => observedStatusOf(findRecharge(data, attempt)),
    };
  },
  send:
    ({ key, payload: { creditAmount, zoneId } }) =>
    (dispatch) =>
      dispatch(
        rechargeApi.endpoints.rechargeGame.initiate({
          payload: { creditAmount, zoneId },
          idempotencyKey: key,
        }),
      ),
  isRefusal: ({ errorCode }) => errorCode !== undefined,
  invalidatesTags: ['Me'],
  failedMessage: () => i18n.t('recharge.failedLater'),
};
