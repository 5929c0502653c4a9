import { useEffect, useLayoutEffect, useReducer, useRef } from 'react';
import { useIsReplaying } from '../replay/mirror/replaySnapshot';
import { useAppDispatch, useAppSelector } from './hooks';
import { restoreChoices, writeChoices } from './rememberedChoices';

/**
 * PLAY-6: restores the player's choices from this device and stores each new one. Returns whether they are in the store, which is the
 * case before the first paint. Used only by pages that need the choices.
 */
export function useRememberedChoices(username: string | undefined): boolean {
  const dispatch = useAppDispatch();
  const replaying = useIsReplaying();
  const choices = useAppSelector((state) => state.choices);
  // After a logout the choices have no owner, so nothing is written any more (SAFE-12).
  const restored = username !== undefined && choices.owner === username;

  /** The choices that this tab has restored or stored. */
  const stored = useRef(choices);

  // Store hooks see the change only after the first paint; this forces a render before it.
  const [, renderNow] = useReducer((times: number) => times + 1, 0);
  useLayoutEffect(() => {
    if (username === undefined || restored) return;
    dispatch(restoreChoices(username));
    renderNow();
  }, [dispatch, username, restored]);

  useEffect(() => {
    // A snapshot stores nothing (docs/state.md).
    if (!restored || replaying) return;
    writeChoices(username, choices, stored.current);
    stored.current = choices;
  }, [restored, replaying, username, choices]);
  return restored;
}
