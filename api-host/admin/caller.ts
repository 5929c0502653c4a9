import os from 'node:os';
import { hashOfOperatorKey, type OperatorRole } from '../domain/operators';
import { allOperators, operatorByKey } from '../repositories/operators';
import { readSettings, type Environment } from '../settings';
import { Refusal, type Caller, type Db } from './command';
import { withDatabase } from './database';
import { PROGRAM } from './programName';
import { leastRole, mayRun } from './roles';
import type { Terminal } from './terminal';
import { parseText } from './values';

interface Asking {
  env: Environment;
  terminal: Terminal;
  /** The name given with --as. */
  as: string | undefined;
}

/**
 * Identifies who runs the command with these words (OPS-6). Until the first operator is added, anyone with access to the machine may run
 * every command, under the name given with --as. Afterwards a key identifies the operator, and their role decides. Throws a Refusal.
 */
export async function callerOf(db: Db, words: string, asking: Asking): Promise<Caller> {
  const { env, terminal, as } = asking;
  const { OPERATOR_KEY: given, APPROVAL_LIMIT_KP: approvalLimit } = readSettings(env);
  const osUser = userOfMachine();
  if ((await allOperators(db)).length === 0) return callerOfMachine(asking);
  if (as !== undefined)
    throw new Refusal('--as is not accepted once operators exist: OPERATOR_KEY identifies you.');
  const { name, role, keyHash } = await operatorOfKey(
    db,
    given ?? (await terminal.askSecret?.('Your key: ')),
  );
  if (!mayRun(role, words)) throw new Refusal(notEnough(words, name, role));
  return { name, role, osUser, approvalLimit, keyHash };
}

/** The caller while no operators exist: the user of the machine. */
function callerOfMachine({ env, as }: Asking): Caller {
  const osUser = userOfMachine();
  const name = as === undefined ? osUser : parseText(as, 'name of --as', 64);
  return { name, osUser, approvalLimit: readSettings(env).APPROVAL_LIMIT_KP, role: 'admin', keyHash: null };
}

/**
 * Checks the caller again in the transaction of their change: the key may have been revoked, or the first operator added, while they were
 * asked to confirm. Throws a Refusal.
 */
export async function assertStillMay(trx: Db, words: string, { keyHash }: Caller): Promise<void> {
  if (keyHash === null) {
    if ((await allOperators(trx)).length === 0) return;
    throw new Refusal(
      'Nothing was changed: operators were added in the meantime, so OPERATOR_KEY must identify you.',
    );
  }
  const operator = await operatorByKey(trx, keyHash);
  if (!operator || operator.disabledAt)
    throw new Refusal('Nothing was changed: your key was revoked in the meantime.');
  const { name, role } = operator;
  if (!mayRun(role, words)) throw new Refusal(`Nothing was changed: ${notEnough(words, name, role)}`);
}

/**
 * Identifies who runs a command that affects the whole database. If the database cannot be read, because it does not exist yet, does not
 * start or has the schema of another version, no key can be checked, and the caller is the user of the machine.
 */
export async function callerOfWhole(words: string, asking: Asking, signal: AbortSignal): Promise<Caller> {
  const answer = await withDatabase(
    asking.env,
    (db) => callerOf(db, words, asking).catch((error: unknown) => ({ refused: error })),
    signal,
  ).catch(() => {
    signal.throwIfAborted();
    return callerOfMachine(asking);
  });
  if ('refused' in answer) throw answer.refused;
  return answer;
}

/** Checks the caller again before a command that affects the whole database runs. Throws a Refusal. */
export async function assertStillMayWhole(
  words: string,
  caller: Caller,
  env: Environment,
  signal: AbortSignal,
): Promise<void> {
  const refused = await withDatabase(
    env,
    (db) =>
      assertStillMay(db, words, caller).then(
        () => null,
        (error: unknown) => ({ error }),
      ),
    signal,
  ).catch((error: unknown) => {
    signal.throwIfAborted();
    // Without operators the database may be one that cannot be read: then callerOfWhole could not read it either.
    return caller.keyHash ? { error } : null;
  });
  if (refused) throw refused.error;
}

const notEnough = (words: string, name: string, role: OperatorRole): string =>
  `${words} requires the role ${leastRole(words)}; ${name} has the role ${role}.`;

async function operatorOfKey(db: Db, key: string | undefined) {
  if (!key)
    throw new Refusal(
      'Your key is required: set OPERATOR_KEY, or run this at a terminal, which asks for it.',
    );
  const keyHash = hashOfOperatorKey(key.trim());
  const operator = await operatorByKey(db, keyHash);
  if (!operator)
    throw new Refusal(
      `No operator has this key: an admin can issue a new one with ${PROGRAM} operators new-key.`,
    );
  if (operator.disabledAt) throw new Refusal(`The operator ${operator.name} is disabled.`);
  return { ...operator, keyHash };
}

function userOfMachine(): string {
  try {
    return os.userInfo().username;
  } catch {
    // A container may run as a user id without a name.
    return `uid ${process.getuid?.() ?? 'unknown'}`;
  }
}
