import { registerWorker } from './app/registerWorker';
import { keepLastRead } from './store/keepLastRead';
import type { AppStore } from './store/types';

/** Makes the portal readable without a network (PLAY-11), in its own chunk. */
export function startOffline(store: AppStore): void {
  keepLastRead(store);
  registerWorker();
}
