import { useEffect, useLayoutEffect, useReducer } from 'react';
import { useIsReplaying } from '../replay/mirror/replaySnapshot';
import { useAppDispatch, useAppSelector } from './hooks';
import { restoreChoices, writeChoices } from './rememberedChoices';

/**
 * PLAY-6: brings back what this device kept of the player's choices, and keeps each new one. Returns whether they are in the store;
 * they are before the first paint. Used by the pages that choose, since the other ones need none of it.
 */
export function useRememberedChoices(username: string | undefined): boolean {
  const dispatch = useAppDispatch();
  const replaying = useIsReplaying();
  const choices = useAppSelector((state) => state.choices);
  // After a logout the choices have no owner, and nothing is written any more (SAFE-12).
  const restored = username !== undefined && choices.owner === username;

  // Hooks of the store see a change only after the first paint. This render sees it before.
  const [, renderNow] = useReducer((times: number) => times + 1, 0);
  useLayoutEffect(() => {
    if (username === undefined || restored) return;
    dispatch(restoreChoices(username));
    renderNow();
  }, [dispatch, username, restored]);

  useEffect(() => {
    // A snapshot keeps nothing (docs/state.md).
    if (restored && !replaying) writeChoices(username, choices);
  }, [restored, replaying, username, choices]);
  return restored;
}
