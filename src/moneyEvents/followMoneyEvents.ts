import { addListener } from '@reduxjs/toolkit';
import { loadEventually, whenIdle } from '../lib/whenIdle';
import type { AppStore } from '../store/types';
import { selectUser } from '../store/selectors';

const usernameIn = (state: unknown) => selectUser(state)?.username ?? null;

/**
 * PAY-9: streams money events while a player is signed in. Its code is in a separate chunk (startMoneyEvents.ts), which loads when the
 * browser is idle. Returns a function that stops it.
 */
export function followMoneyEvents(store: AppStore): () => void {
  let followed = new AbortController();

  const follow = async (signal: AbortSignal) => {
    const loaded = await loadEventually(() => import('./startMoneyEvents'), signal);
    if (loaded) signal.addEventListener('abort', loaded.startMoneyEvents(store), { once: true });
  };
  const restart = () => {
    followed.abort();
    followed = new AbortController();
    const { signal } = followed;
    if (usernameIn(store.getState()) !== null) whenIdle(() => void follow(signal));
  };

  // A stream belongs to one session, so another player needs another stream.
  const stopListening = store.dispatch(
    addListener({ predicate: (_, now, before) => usernameIn(now) !== usernameIn(before), effect: restart }),
  );
  restart();
  return () => {
    stopListening();
    followed.abort();
  };
}
