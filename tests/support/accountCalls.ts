import type { Visitor } from './accountWorld';

/** PATCH /api/user/update-profile. */
export const patchProfile = (player: Visitor, body: unknown) =>
  player.request('PATCH', '/api/user/update-profile', { body });

/** POST /api/security-code/. */
export const askCode = (player: Visitor, action: string) => player.post('/api/security-code/', { action });

let given = 0;
/** An address and a number that no other test uses. */
export const newEmail = (): string => `thu${(given += 1)}@example.com`;
export const newPhone = (): string => `09555${10_000 + (given += 1)}`;
