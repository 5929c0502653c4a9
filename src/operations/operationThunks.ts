import type { Proofs } from '@portal/contract';
import { selectUsername } from '../store/selectUsername';
import type { AppThunk } from '../store/types';
import { isAlreadyCompleted, type OperationAttempt } from './attempt';
import { attemptStorage } from './attemptStorage';
import type { IdempotentOperation } from './idempotentOperation';
import { newId } from './newId';
import { isUnsettled, type OperationOutcome } from './operationState';
import { endFoundAttempt, isSnapshot, recheckAttempt, sendAttempt, type AttemptStep } from './runAttempt';
import { singleFlight } from './singleFlight';

const lockName = ({ name }: Pick<IdempotentOperation<unknown>, 'name'>, username: string) =>
  `portal-${name}:${username}`;

/** How long an open attempt waits for another tab, in ms: longer than that one needs to find out what became of it. */
export const lockWait = { ms: 45_000 };

/** Sends an open attempt again, unless the host's data show that it happened after all. */
const checkThenSend =
  <Payload>(
    operation: IdempotentOperation<Payload>,
    username: string,
    attempt: OperationAttempt<Payload>,
    proofs: Proofs = {},
  ): AppThunk<Promise<OperationOutcome<Payload> | null>> =>
  async (dispatch) => {
    const version = attemptStorage(operation, username).version();
    const snapshot = await dispatch(operation.takeSnapshot(attempt));
    if (!isSnapshot(snapshot)) return { phase: 'unreachable', payload: attempt.payload };
    const status = snapshot.find(attempt);
    if (status) return dispatch(endFoundAttempt(operation, username, attempt, status));
    return dispatch(sendAttempt(operation, username, attempt, { proofs, isRepeat: true, version }));
  };

/** Sends a new attempt, or nothing if no snapshot can be taken, because the attempt's effect could not be found later. */
const sendNew =
  <Payload>(
    operation: IdempotentOperation<Payload>,
    username: string,
    payload: Payload,
    proofs: Proofs,
  ): AppThunk<Promise<OperationOutcome<Payload> | null>> =>
  async (dispatch) => {
    const version = attemptStorage(operation, username).version();
    const snapshot = await dispatch(operation.takeSnapshot());
    if (!isSnapshot(snapshot)) return { phase: 'unsent', message: snapshot.message };
    const { knownIds, credit } = snapshot;
    const attempt = {
      key: newId(),
      payload,
      knownIds,
      ...(credit !== undefined && { credit }),
      dismissed: false,
    };
    return dispatch(sendAttempt(operation, username, attempt, { proofs, isRepeat: false, version }));
  };

const runSubmit =
  <Payload>(
    operation: IdempotentOperation<Payload>,
    username: string,
    payload: Payload,
    chosenAt: number,
    proofs: Proofs,
  ): AppThunk<Promise<OperationOutcome<Payload> | null>> =>
  async (dispatch) => {
    const storage = attemptStorage(operation, username);
    const completed = storage.readCompleted();
    if (completed && isAlreadyCompleted(completed, payload, chosenAt, Date.now(), operation.isSamePayload))
      return { phase: 'succeeded', payload, pending: false, at: completed.at };
    const open = storage.readOpen();
    // The outcome of an earlier attempt comes first, whatever its payload.
    if (open && !open.dismissed) return dispatch(recheckAttempt(operation, username, open));
    if (open && operation.isSamePayload(open.payload, payload))
      return dispatch(checkThenSend(operation, username, { ...open, dismissed: false }, proofs));
    return dispatch(sendNew(operation, username, payload, proofs));
  };

/** Runs a step of the open attempt once no other tab is working on it, and shows the outcome; `elsewhere` if one does not end. */
const continueAttempt =
  <Payload>(
    operation: IdempotentOperation<Payload>,
    username: string,
    attempt: OperationAttempt<Payload>,
    step: AttemptStep,
  ): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const startedAt = Date.now();
    const storage = attemptStorage(operation, username);
    const { payload } = attempt;
    dispatch(operation.actions.checkStarted(payload));
    const turn = { came: false };
    const outcome = await singleFlight<OperationOutcome<Payload> | null>(
      lockName(operation, username),
      { waitMs: lockWait.ms },
      async () => {
        turn.came = true;
        if (storage.readOpen()?.key === attempt.key) return dispatch(step(operation, username, attempt));
        // Another tab ended it while this one waited; null when there is nothing to show.
        const completed = storage.readCompleted();
        return completed &&
          isAlreadyCompleted(completed, payload, startedAt, Date.now(), operation.isSamePayload)
          ? { phase: 'succeeded', payload, pending: false, at: completed.at }
          : null;
      },
    );
    if (selectUsername(getState()) !== username) return;
    const shown = turn.came ? outcome : ({ phase: 'elsewhere' } as const);
    dispatch(shown ? operation.actions.settled(shown) : operation.actions.dismissed());
  };

/** Does nothing while a step is running: a double click is one step. */
const continueOpen =
  <Payload>(operation: IdempotentOperation<Payload>, step: AttemptStep): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const { phase } = operation.selectState(getState());
    if (phase === 'submitting' || phase === 'checking') return;
    const username = selectUsername(getState());
    const open = username === undefined ? null : attemptStorage(operation, username).readOpen();
    if (username === undefined || !open) return void dispatch(operation.actions.dismissed());
    await dispatch(continueAttempt(operation, username, open, step));
  };

/** The player's actions for one kind of operation (GAME-8). An outcome is shown only to the player it belongs to. */
export const createOperationThunks = <Payload>(operation: IdempotentOperation<Payload>) => ({
  /**
   * Submits a payload that was chosen at `chosenAt` (ms). Does nothing while an operation is under way; settles as `elsewhere` if
   * another tab is running one (GAME-5, GAME-8). `proofs`: the proofs that the host asked for (SAFE-6).
   */
  submit:
    (payload: Payload, chosenAt: number, proofs: Proofs = {}): AppThunk<Promise<void>> =>
    async (dispatch, getState) => {
      const username = selectUsername(getState());
      if (username === undefined || isUnsettled(operation.selectState(getState()))) return;
      dispatch(operation.actions.submitted(payload));
      const outcome = await singleFlight(lockName(operation, username), { waitMs: 0 }, () =>
        dispatch(runSubmit(operation, username, payload, chosenAt, proofs)),
      );
      if (selectUsername(getState()) !== username) return;
      dispatch(operation.actions.settled(outcome ?? { phase: 'elsewhere' }));
    },

  /** When the page opens: rechecks an attempt that a reload or a closed tab left open. */
  resume: (): AppThunk<Promise<void>> => async (dispatch, getState) => {
    const username = selectUsername(getState());
    const open = username === undefined ? null : attemptStorage(operation, username).readOpen();
    if (username === undefined || !open || open.dismissed) return;
    if (isUnsettled(operation.selectState(getState()))) return;
    await dispatch(continueAttempt(operation, username, open, recheckAttempt));
  },

  /** 'Kiểm tra lại': searches for the effect again without sending. */
  recheck: () => continueOpen(operation, recheckAttempt),

  /** 'Thử lại', offered only for `unconfirmed`: the same attempt with the same key. */
  retry: () => continueOpen(operation, checkThenSend),

  /** 'Bỏ qua': hides the attempt. Submitting the same payload later continues it. */
  dismiss: (): AppThunk => (dispatch, getState) => {
    const username = selectUsername(getState());
    const storage = username === undefined ? null : attemptStorage(operation, username);
    const open = storage?.readOpen();
    if (open) storage?.writeOpen({ ...open, dismissed: true });
    dispatch(operation.actions.dismissed());
  },
});

export type OperationThunks<Payload> = ReturnType<typeof createOperationThunks<Payload>>;
