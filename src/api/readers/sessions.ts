import type { LinkedSession, Session, SignIn, SignInOrigin } from '@portal/contract';
import { fieldsOf, readInstant, readName, readRows, readText, type Fields } from './json';

const readOrigin = (fields: Fields): SignInOrigin => ({
  browser: readText(fields['browser']),
  system: readText(fields['system']),
  place: readText(fields['place']),
  address: readText(fields['address']),
});

/** A session; null without an id, since it could not be ended. */
function readSession(json: unknown): Session | null {
  const fields = fieldsOf(json);
  const id = readText(fields['id']);
  return id === null
    ? null
    : {
        id,
        ...readOrigin(fields),
        createdAt: readInstant(fields['createdAt']),
        lastUsedAt: readInstant(fields['lastUsedAt']),
        current: fields['current'] === true,
      };
}

/** GET /api/session-link/:token; null if the answer is not an object. */
export function readLinkedSession(json: unknown): LinkedSession | null {
  if (typeof json !== 'object' || json === null) return null;
  const fields = fieldsOf(json);
  return {
    ...readOrigin(fields),
    createdAt: readInstant(fields['createdAt']),
    ended: fields['ended'] === true,
  };
}

/** An event of the account; null without its kind or its time. */
function readSignIn(json: unknown): SignIn | null {
  const fields = fieldsOf(json);
  const kind = readName(fields['kind']);
  const happenedAt = readInstant(fields['happenedAt']);
  return kind === null || happenedAt === null ? null : { kind, happenedAt, ...readOrigin(fields) };
}

/** GET /api/sessions, an addition; null if the answer is not a list (HOST-4). */
export const readSessions = (json: unknown): Session[] | null => readRows(json, readSession, 'sessions');

/** GET /api/sign-ins, an addition; null if the answer is not a list (HOST-4). */
export const readSignIns = (json: unknown): SignIn[] | null => readRows(json, readSignIn, 'sign-ins');
