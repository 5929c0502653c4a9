import { createListenerMiddleware } from '@reduxjs/toolkit';
import { addArrivalListeners } from '../../moneyEvents/arrivalListeners';
import type { AppStartListening } from '../types';
import { addCopiedListeners } from './copied';
import { addPageListeners } from './page';
import { addSecurityCodeListeners } from './securityCodes';
import { addSessionListeners } from './session';

/** The side effects of actions that belong to no component (architecture §3). Each store needs its own middleware. */
export function createPortalListeners() {
  const listeners = createListenerMiddleware();
  const startListening = listeners.startListening as AppStartListening;
  addSessionListeners(startListening);
  addArrivalListeners(startListening);
  addCopiedListeners(startListening);
  addPageListeners(startListening);
  addSecurityCodeListeners(startListening);
  return listeners;
}
