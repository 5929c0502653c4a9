import type { Visitor } from './accountWorld';

/** PATCH /api/user/update-profile. */
export const patchProfile = (player: Visitor, body: unknown) =>
  player.request('PATCH', '/api/user/update-profile', { body });

/** Sets the first e-mail address of a player without a verified channel; the password proves the change (SAFE-1). */
export const setEmail = (player: Visitor & { password: string }, email: string) =>
  patchProfile(player, { email, currentPassword: player.password });

/** POST /api/security-code/. */
export const askCode = (player: Visitor, action: string) => player.post('/api/security-code/', { action });

let given = 0;
/** An e-mail address and a phone number that no other test uses. */
export const newEmail = (): string => `thu${(given += 1)}@example.com`;
export const newPhone = (): string => `09555${10_000 + (given += 1)}`;
