import { createAction } from '@reduxjs/toolkit';

/** A call was answered with 401: the session is over (LAY-6). The store's session slice and its listeners react to it. */
export const sessionExpired = createAction('session/sessionExpired');
