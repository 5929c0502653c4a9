import { addListener } from '@reduxjs/toolkit';
import { whenIdle } from '../lib/whenIdle';
import type { AppStore } from '../store/types';
import { selectUser } from '../store/selectors';

const nameIn = (state: unknown) => selectUser(state)?.username ?? null;

/** How long after a chunk that could not be loaded it is tried again, in ms. */
const AGAIN_MS = 30_000;

/** PAY-9: while somebody is signed in, the stream of money events is followed (live/startLive, loaded when the browser is idle). */
export function followMoneyEvents(store: AppStore): () => void {
  let stop: (() => void) | null = null;
  let follower = 0;

  const follow = () => {
    stop?.();
    stop = null;
    follower += 1;
    const mine = follower;
    const isWanted = () => mine === follower && nameIn(store.getState()) !== null;
    const begin = () => {
      if (!isWanted()) return;
      void import('./startMoneyEvents').then(
        ({ startMoneyEvents }) => {
          if (isWanted()) stop = startMoneyEvents(store);
        },
        () => setTimeout(begin, AGAIN_MS),
      );
    };
    if (isWanted()) whenIdle(begin);
  };

  // A stream belongs to a session, so another player's is another stream.
  const stopListening = store.dispatch(
    addListener({ predicate: (_, now, before) => nameIn(now) !== nameIn(before), effect: follow }),
  );
  follow();
  return () => {
    stopListening();
    follower += 1;
    stop?.();
  };
}
