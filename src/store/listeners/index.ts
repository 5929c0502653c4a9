import { createListenerMiddleware } from '@reduxjs/toolkit';
import { addArrivalListeners } from './arrivals';
import { addCopiedListeners } from './copied';
import { addPageListeners } from './page';
import { addSessionListeners } from './session';

/** What follows from actions without a component (architecture §3); one middleware a store. */
export function createPortalListeners() {
  const listeners = createListenerMiddleware();
  addSessionListeners(listeners);
  addArrivalListeners(listeners);
  addCopiedListeners(listeners);
  addPageListeners(listeners);
  return listeners;
}

export type PortalListeners = ReturnType<typeof createListenerMiddleware>;
