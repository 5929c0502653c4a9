import { defaultGameId, gameOf, type Transaction } from '@portal/contract';
import { historyApi } from '../../api/endpoints/history';
import { rechargeApi } from '../../api/endpoints/recharge';
import { asPortalError } from '../../api/messageOf';
import { fieldsOf, readNumber, readText } from '../../api/readers/json';
import { i18n } from '../../i18n/i18n';
import type { OperationAttempt } from '../attempt';
import type { IdempotentOperation, ObservedStatus } from '../idempotentOperation';
import { rechargeActions, type RechargeOrder } from './rechargeSlice';
import './texts';

/** Whether two amounts can be the same; one that is not known can be any. */
const mayBe = (seen: number | null | undefined, expected: number | null): boolean =>
  seen === undefined || seen === null || expected === null || seen === expected;

/**
 * The attempt's own row in the history; works on hosts that ignore the Idempotency-Key too. What a host leaves out of a new row cannot
 * show that it is another one: a recharge that happened must never be sent again (GAME-8).
 */
export const findRecharge = (
  history: readonly Transaction[],
  { payload: order, knownIds }: Pick<OperationAttempt<RechargeOrder>, 'payload' | 'knownIds'>,
): Transaction | undefined =>
  history.find(
    ({ id, type, value, payload }) =>
      (type === 'credit.pay' || type === '') &&
      !knownIds.includes(id) &&
      mayBe(value === null ? null : Math.abs(value), order.creditAmount) &&
      mayBe(payload.metadata?.coin, order.coins),
  );

const observedStatuses: Partial<Record<string, ObservedStatus>> = { pending: 'pending', failed: 'failed' };

const observedStatusOf = (row: Transaction | undefined): ObservedStatus | undefined =>
  row && (observedStatuses[row.status] ?? 'success');

const readRechargeOrder = (value: unknown): RechargeOrder | null => {
  const fields = fieldsOf(value);
  const creditAmount = readNumber(fields['creditAmount']);
  const zoneId = readNumber(fields['zoneId']);
  if (creditAmount === null || zoneId === null) return null;
  const gameId = readText(fields['gameId']) ?? defaultGameId;
  const coinName = readText(fields['coinName']) ?? gameOf(gameId).coinName;
  return { creditAmount, zoneId, gameId, coins: readNumber(fields['coins']), coinName };
};

/** The recharge (GAME-8). Its effect: a new `credit.pay` row in the history. */
export const rechargeOperation: IdempotentOperation<RechargeOrder> = {
  // The name that version 0.1.0 gave its localStorage keys; a recharge left open by it must not be lost.
  name: 'charge',
  actions: rechargeActions,
  selectState: ({ recharge }) => recharge,
  readPayload: readRechargeOrder,
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
