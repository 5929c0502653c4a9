import { selectUser } from './selectors';

/** The name of the signed-in player. Not in selectors.ts, which public pages load. */
export const selectUsername = (state: unknown): string | undefined => selectUser(state)?.username;
