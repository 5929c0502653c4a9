import { createAction } from '@reduxjs/toolkit';

/** A call was answered 401: the session is over (LAY-6). The store's session slice and listeners follow it. */
export const sessionExpired = createAction('session/sessionExpired');
