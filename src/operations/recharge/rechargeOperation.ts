import { defaultGameId, gameOf, type Transaction } from '@portal/contract';
import { historyApi } from '../../api/endpoints/history';
import { refetchMe } from '../../api/endpoints/me';
import { rechargeApi } from '../../api/endpoints/recharge';
import { refetch } from '../../api/portalApi';
import { asPortalError } from '../../api/portalError';
import { fieldsOf, readNumber, readText } from '../../api/readers/json';
import { i18n } from '../../i18n/i18n';
import type { OperationAttempt } from '../attempt';
import { selectUsername } from '../../store/selectUsername';
import type { AppThunk } from '../../store/types';
import type { HistorySnapshot, IdempotentOperation, ObservedStatus } from '../idempotentOperation';
import { rechargeActions, type RechargeOrder } from './rechargeSlice';
import './texts';

const mayBePurchase = ({ type }: Transaction): boolean => type === 'credit.pay' || type === '';

/** The ids of the rows that can be a purchase, for `knownIds`. Not those of other rows: a host may number each type of rows by itself. */
export const purchaseIdsOf = (history: readonly Transaction[]): string[] =>
  history.filter(mayBePurchase).map(({ id }) => id);

/** Whether two amounts can be equal; an unknown amount can equal any other. */
const mayBe = (seen: number | null | undefined, expected: number | null): boolean =>
  seen === undefined || seen === null || expected === null || seen === expected;

/**
 * The attempt's own row in the history; also found on hosts that ignore the Idempotency-Key. A field that the host leaves out of a new
 * row counts as a match, because a recharge that happened must never be sent again (GAME-8). So do other coins, unless the host compares
 * the coins: it may have changed what the price buys before it acted.
 */
export const findRecharge = (
  history: readonly Transaction[],
  { payload: order, knownIds }: Pick<OperationAttempt<RechargeOrder>, 'payload' | 'knownIds'>,
): Transaction | undefined =>
  history.find(
    (row) =>
      mayBePurchase(row) &&
      !knownIds?.includes(row.id) &&
      mayBe(row.value === null ? null : Math.abs(row.value), order.creditAmount) &&
      (order.checksPrice !== true || mayBe(row.payload.metadata?.coin, order.coins)),
  );

/** `other` also stands for the status of a host that sends none. */
const observedStatuses: Partial<Record<string, ObservedStatus>> = {
  success: 'success',
  failed: 'failed',
  other: 'success',
};

/** A status that the contract does not know may be a refusal, so it is not shown as a success. */
export const rechargeStatusOf = ({ status }: Transaction): ObservedStatus =>
  observedStatuses[status] ?? 'pending';

const observedStatusOf = (row: Transaction | undefined): ObservedStatus | undefined =>
  row && rechargeStatusOf(row);

const readRechargeOrder = (value: unknown): RechargeOrder | null => {
  const fields = fieldsOf(value);
  const creditAmount = readNumber(fields['creditAmount']);
  const zoneId = readNumber(fields['zoneId']);
  if (creditAmount === null || zoneId === null) return null;
  const gameId = readText(fields['gameId']) ?? defaultGameId;
  const coinName = readText(fields['coinName']) ?? gameOf(gameId).coinName;
  const coins = readNumber(fields['coins']);
  return {
    creditAmount,
    zoneId,
    gameId,
    coins,
    coinName,
    ...(fields['checksPrice'] === true && { checksPrice: true }),
  };
};

/**
 * Used when the history could not be read before the request: the balance shows whether the recharge happened (decision 0003).
 * Resolves with null if it cannot show that, for example because other money moved in the meantime or it is another player's.
 */
const snapshotOfBalance =
  (
    username: string | undefined,
    attempt: OperationAttempt<RechargeOrder> | undefined,
  ): AppThunk<Promise<HistorySnapshot<RechargeOrder> | null>> =>
  async (dispatch) => {
    if (attempt && attempt.credit === undefined) return null;
    const { data, error } = await dispatch(refetchMe());
    // After an error, `data` is still the previous result.
    const credit = error || data?.username !== username ? undefined : data?.credit;
    if (credit === undefined || credit === null) return null;
    if (!attempt) return { knownIds: null, credit, find: () => undefined };
    const spent = Number(attempt.credit) - credit;
    if (spent !== 0 && spent !== attempt.payload.creditAmount) return null;
    return { knownIds: null, credit, find: () => (spent === 0 ? undefined : 'success') };
  };

/** The recharge (GAME-8). Its effect: a new `credit.pay` row in the history. */
export const rechargeOperation: IdempotentOperation<RechargeOrder> = {
  // Version 0.1.0 used this name in its localStorage keys; a recharge that it left open must not be lost.
  name: 'charge',
  actions: rechargeActions,
  selectState: ({ recharge }) => recharge,
  readPayload: readRechargeOrder,
  isSamePayload: (a, b) =>
    a.creditAmount === b.creditAmount && a.zoneId === b.zoneId && a.gameId === b.gameId,
  takeSnapshot: (attempt) => async (dispatch, getState) => {
    const username = selectUsername(getState());
    const { data = [], error } = await dispatch(refetch(historyApi.endpoints.getHistory));
    if (error || attempt?.knownIds === null) {
      const byBalance = await dispatch(snapshotOfBalance(username, attempt));
      if (byBalance) return byBalance;
    }
    if (error) return asPortalError(error);
    return {
      knownIds: purchaseIdsOf(data),
      find: (attempt) => observedStatusOf(findRecharge(data, attempt)),
    };
  },
  send:
    ({ key, payload: { creditAmount, zoneId, coins, checksPrice } }, proofs) =>
    (dispatch) =>
      dispatch(
        rechargeApi.endpoints.rechargeGame.initiate({
          payload: {
            creditAmount,
            zoneId,
            ...(checksPrice && coins !== null && { expectedCoins: coins }),
            ...proofs,
          },
          idempotencyKey: key,
        }),
      ),
  isRefusal: ({ errorCode }) => errorCode !== undefined,
  invalidatesTags: ['Me'],
  failedMessage: () => i18n.t('recharge.failedLater'),
};
