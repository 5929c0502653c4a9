import { registerWorker } from './app/registerWorker';
import { keepLastRead } from './store/keepLastRead';
import type { AppStore } from './store/types';

/** What makes the portal readable without a network (PLAY-11), in a chunk of its own. */
export function startOffline(store: AppStore): void {
  keepLastRead(store);
  registerWorker();
}
