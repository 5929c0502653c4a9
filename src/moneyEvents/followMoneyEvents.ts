import { addListener } from '@reduxjs/toolkit';
import { whenIdle } from '../lib/whenIdle';
import type { AppStore } from '../store/types';
import { selectUser } from '../store/selectors';

const usernameIn = (state: unknown) => selectUser(state)?.username ?? null;

/** The pause before a chunk that could not be loaded is requested again, in ms. */
const RETRY_MS = 30_000;

/**
 * PAY-9: streams money events while a player is signed in. Its code is in a separate chunk (startMoneyEvents.ts), which loads when the
 * browser is idle. Returns a function that stops it.
 */
export function followMoneyEvents(store: AppStore): () => void {
  let stop: (() => void) | null = null;
  let latest = 0;

  const restart = () => {
    stop?.();
    stop = null;
    latest += 1;
    const current = latest;
    const isWanted = () => current === latest && usernameIn(store.getState()) !== null;
    const begin = () => {
      if (!isWanted()) return;
      void import('./startMoneyEvents').then(
        ({ startMoneyEvents }) => {
          if (isWanted()) stop = startMoneyEvents(store);
        },
        () => setTimeout(begin, RETRY_MS),
      );
    };
    if (isWanted()) whenIdle(begin);
  };

  // A stream belongs to one session, so another player needs another stream.
  const stopListening = store.dispatch(
    addListener({ predicate: (_, now, before) => usernameIn(now) !== usernameIn(before), effect: restart }),
  );
  restart();
  return () => {
    stopListening();
    latest += 1;
    stop?.();
  };
}
