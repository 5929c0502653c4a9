import { fieldsOf } from './json';

/** POST /api/username-check, an addition: whether the name is available; null if the answer does not say so (HOST-4). */
export function readUsernameCheck(json: unknown): boolean | null {
  const { available } = fieldsOf(json);
  return typeof available === 'boolean' ? available : null;
}
