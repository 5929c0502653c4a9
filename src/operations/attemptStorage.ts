import { fieldsOf, readNumber } from '../api/readers/json';
import { safeStorage } from '../lib/safeStorage';
import type { CompletedOperation, OperationAttempt } from './attempt';
import type { IdempotentOperation } from './idempotentOperation';

type Kind<Payload> = Pick<IdempotentOperation<Payload>, 'name' | 'readPayload'>;

function readAttempt<Payload>(value: unknown, kind: Kind<Payload>): OperationAttempt<Payload> | null {
  const { key, payload: stored, knownIds, credit: storedCredit, dismissed } = fieldsOf(value);
  const payload = kind.readPayload(stored);
  if (typeof key !== 'string' || payload === null) return null;
  const credit = readNumber(storedCredit);
  return {
    key,
    payload,
    // Ids are text; an older version stored them as the host had sent them.
    knownIds: Array.isArray(knownIds) ? knownIds.map(String) : null,
    ...(credit !== null && { credit }),
    dismissed: dismissed === true,
  };
}

function readCompletedOperation<Payload>(
  value: unknown,
  kind: Kind<Payload>,
): CompletedOperation<Payload> | null {
  const { payload: stored, at } = fieldsOf(value);
  const payload = kind.readPayload(stored);
  return payload === null || typeof at !== 'number' ? null : { payload, at };
}

/** Version 0.1.0 stored the payload as `wish`; an operation left open by it must not be lost (GAME-8). */
const withPayload = (value: unknown): unknown => {
  const fields = fieldsOf(value);
  return 'wish' in fields && !('payload' in fields) ? { ...fields, payload: fields['wish'] } : value;
};

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
      return readAttempt(read(openKey), kind);
    },
    writeOpen: (attempt: OperationAttempt<Payload>) => safeStorage.write(openKey, JSON.stringify(attempt)),
    /** The outcome is known, so the next submit is a new operation. Another tab may have begun one meanwhile, which stays. */
    clearOpen(attempt: OperationAttempt<Payload>) {
      if (this.readOpen()?.key === attempt.key) safeStorage.remove(openKey);
    },
    readCompleted(): CompletedOperation<Payload> | null {
      return readCompletedOperation(read(completedKey), kind);
    },
    /** Changes with everything that a tab stores here. */
    version: () => `${safeStorage.read(openKey)}|${safeStorage.read(completedKey)}`,
    writeCompleted: (completed: CompletedOperation<Payload>) =>
      safeStorage.write(completedKey, JSON.stringify(completed)),
  };
}
