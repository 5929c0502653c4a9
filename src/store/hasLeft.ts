import { selectUsername } from './selectUsername';
import type { RootState } from './types';

/**
 * Whether the player has logged out or another one has signed in, so that nothing of the player may be stored or shown (SAFE-12). After an
 * expired session they may return, so their data are kept.
 */
export const hasLeft = (state: RootState, username: string): boolean => {
  const current = selectUsername(state);
  return current === undefined ? !state.session.expired : current !== username;
};
