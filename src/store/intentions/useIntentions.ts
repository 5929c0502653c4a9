import { useCallback, useEffect } from 'react';
import { isUnsettled, type IntentionState } from '../../shared/intentionState';
import type { AppThunk } from '../createStore';
import { useAppDispatch } from '../hooks';
import type { Errand } from './errand';
import type { Intentions } from './intentions';

/** One kind of intention as its screen sees it, before the chunk that carries it out has come. */
export interface IntentionKind<Wish> extends Pick<Errand<Wish>, 'events' | 'stateOf'> {
  load: () => Promise<Intentions<Wish>>;
  /** Why nothing was sent: the chunk can't be had. */
  noChunk: () => string;
  /** What outlives its page; usually what is under way or open. */
  stays?: (state: IntentionState<Wish>) => boolean;
}

/** Dispatches a step of an intention. Its chunk is asked for when the page opens (resume) and not needed to show it. */
export function useIntentions<Wish>({ events, load, noChunk }: IntentionKind<Wish>) {
  const dispatch = useAppDispatch();
  return useCallback(
    async (step: (intentions: Intentions<Wish>) => AppThunk<Promise<void> | void>): Promise<void> => {
      const intentions = await load().catch(() => null);
      if (intentions) await dispatch(step(intentions));
      else dispatch(events.settled({ phase: 'unsent', message: noChunk() }));
    },
    [dispatch, events, load, noChunk],
  );
}

/**
 * For the intention's page: takes up what a reload left open, and lets go of an outcome that was read when the page is left, or
 * another `owner` (username) comes to it.
 */
export function useIntentionOfPage<Wish>(kind: IntentionKind<Wish>, owner?: string) {
  const { events, stateOf, stays = isUnsettled } = kind;
  const dispatch = useAppDispatch();
  const carryOut = useIntentions(kind);
  useEffect(() => {
    void carryOut(({ resume }) => resume());
    return () =>
      dispatch((act, getState) => {
        const state = stateOf(getState());
        if (state.phase !== 'idle' && !stays(state)) act(events.dismissed());
      });
  }, [dispatch, carryOut, events, stateOf, stays, owner]);
}
