import { addListener } from '@reduxjs/toolkit';
import { loadEventually, whenIdle } from '../lib/whenIdle';
import type { AppStore } from '../store/types';
import { selectUsername } from '../store/selectUsername';

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
    if (selectUsername(store.getState()) !== undefined) whenIdle(() => void follow(signal));
  };

  // A stream belongs to one session, so another player needs another stream.
  const stopListening = store.dispatch(
    addListener({
      predicate: (_, now, before) => selectUsername(now) !== selectUsername(before),
      effect: restart,
    }),
  );
  restart();
  return () => {
    stopListening();
    followed.abort();
  };
}
