import { useEffect, useMemo } from 'react';
import type { Proofs } from '@portal/contract';
import { useAppDispatch } from '../store/hooks';
import type { AppDispatch, AppThunk } from '../store/types';
import type { IdempotentOperation } from './idempotentOperation';
import { isUnsettled, type OperationState } from './operationState';
import type { OperationThunks } from './operationThunks';

/** The part of an operation that its page needs before the chunk with the thunks has loaded. Must be a constant. */
export interface OperationBinding<Payload> extends Pick<
  IdempotentOperation<Payload>,
  'actions' | 'selectState'
> {
  load: () => Promise<OperationThunks<Payload>>;
  /** The message when nothing was sent because the chunk could not be loaded. */
  chunkFailedMessage: () => string;
  /** Whether a state is kept when the player leaves the page; by default only an unsettled one is. */
  survivesPage?: (state: OperationState<Payload>) => boolean;
}

/** See `createOperationThunks` for what each does. All resolve once the outcome is in the store. */
interface OperationControls<Payload> {
  submit: (payload: Payload, chosenAt: number, proofs?: Proofs) => Promise<void>;
  retry: () => Promise<void>;
  recheck: () => Promise<void>;
  dismiss: () => Promise<void>;
}

type Thunk = AppThunk<Promise<void> | void>;

/** Does nothing if the chunk cannot be loaded, except what `onFailure` does: an attempt left open may have been sent. */
const runThunk =
  <Payload>({ load }: OperationBinding<Payload>, dispatch: AppDispatch) =>
  async (select: (thunks: OperationThunks<Payload>) => Thunk, onFailure?: () => void): Promise<void> => {
    const thunks = await load().catch(() => null);
    if (thunks) await dispatch(select(thunks));
    else onFailure?.();
  };

/** The controls of an operation. Its chunk is loaded when the page opens; showing the page does not need it. */
export function useOperation<Payload>(binding: OperationBinding<Payload>): OperationControls<Payload> {
  const dispatch = useAppDispatch();
  return useMemo(() => {
    const { actions, chunkFailedMessage } = binding;
    const run = runThunk(binding, dispatch);
    const unsent = () => void dispatch(actions.settled({ phase: 'unsent', message: chunkFailedMessage() }));
    return {
      submit: (payload, chosenAt, proofs) => run(({ submit }) => submit(payload, chosenAt, proofs), unsent),
      retry: () => run(({ retry }) => retry()),
      recheck: () => run(({ recheck }) => recheck()),
      dismiss: () => run(({ dismiss }) => dismiss()),
    };
  }, [binding, dispatch]);
}

/**
 * For the operation's page: resumes an attempt that a reload left open, and clears a settled outcome when the player leaves the page
 * or another player (`username`) signs in.
 */
export function useOperationOnPage<Payload>(binding: OperationBinding<Payload>, username?: string) {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const { actions, selectState, survivesPage = isUnsettled } = binding;
    void runThunk(binding, dispatch)(({ resume }) => resume());
    return () =>
      dispatch((act, getState) => {
        const state = selectState(getState());
        if (state.phase !== 'idle' && !survivesPage(state)) act(actions.dismissed());
      });
  }, [dispatch, binding, username]);
}
