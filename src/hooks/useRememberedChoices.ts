import { useEffect, useLayoutEffect, useState } from 'react';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { readChoices, writeChoices } from '../store/rememberedChoices';
import { choiceMade } from '../store/slices/choices';

/**
 * PLAY-6: brings back what this device kept of the player's choices, and keeps each new one. Returns whether they are in the store;
 * they are before the first paint. Used by the pages that choose, since the other ones need none of it.
 */
export function useRememberedChoices(username: string | undefined): boolean {
  const dispatch = useAppDispatch();
  const choices = useAppSelector((state) => state.choices);
  const [restoredOf, setRestoredOf] = useState<string>();
  const restored = username !== undefined && restoredOf === username;

  useLayoutEffect(() => {
    if (username === undefined) return;
    const kept = readChoices(username);
    if (kept) dispatch(choiceMade(kept));
    setRestoredOf(username);
  }, [dispatch, username]);

  useEffect(() => {
    // Empty after a logout, when nothing may be written any more (SAFE-12).
    if (restored && Object.keys(choices).length > 0) writeChoices(username, choices);
  }, [restored, username, choices]);
  return restored;
}
