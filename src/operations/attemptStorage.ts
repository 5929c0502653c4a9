import { safeStorage } from '../lib/safeStorage';
import type { CompletedOperation, OperationAttempt } from './attempt';
import type { IdempotentOperation } from './idempotentOperation';

type Kind<Payload> = Pick<IdempotentOperation<Payload>, 'name' | 'isPayload'>;
type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

const isAttempt = <Payload>(
  value: unknown,
  { isPayload }: Kind<Payload>,
): value is OperationAttempt<Payload> =>
  isObject(value) &&
  typeof value['key'] === 'string' &&
  isPayload(value['payload']) &&
  Array.isArray(value['knownIds']) &&
  typeof value['dismissed'] === 'boolean';

const isCompleted = <Payload>(
  value: unknown,
  { isPayload }: Kind<Payload>,
): value is CompletedOperation<Payload> =>
  isObject(value) && isPayload(value['payload']) && typeof value['at'] === 'number';

/** Version 0.1.0 stored the payload as `wish`; an operation left open by it must not be lost (GAME-8). */
const withPayload = (value: unknown): unknown =>
  isObject(value) && 'wish' in value && !('payload' in value) ? { ...value, payload: value['wish'] } : value;

function read(key: string): unknown {
  try {
    return withPayload(JSON.parse(safeStorage.read(key) ?? 'null'));
  } catch {
    return null;
  }
}

/**
 * A player's open attempt and last completed operation of one kind. Stored in localStorage, so that a reload and the other tabs
 * see them; in memory where localStorage is blocked (APP-7).
 */
export function attemptStorage<Payload>(kind: Kind<Payload>, username: string) {
  const openKey = `${kind.name}:${username}`;
  const completedKey = `${kind.name}-settled:${username}`;
  return {
    /** The attempt whose outcome is not known yet. */
    readOpen(): OperationAttempt<Payload> | null {
      const value = read(openKey);
      return isAttempt(value, kind) ? value : null;
    },
    writeOpen: (attempt: OperationAttempt<Payload>) => safeStorage.write(openKey, JSON.stringify(attempt)),
    /** The outcome is known, so the next submit is a new operation. */
    clearOpen: () => safeStorage.remove(openKey),
    readCompleted(): CompletedOperation<Payload> | null {
      const value = read(completedKey);
      return isCompleted(value, kind) ? value : null;
    },
    writeCompleted: (completed: CompletedOperation<Payload>) =>
      safeStorage.write(completedKey, JSON.stringify(completed)),
  };
}
