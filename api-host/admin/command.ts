import type { Kysely, Transaction } from 'kysely';
import type { Environment } from '../config';
import type { Database } from '../db/schema';
import type { OperatorRole } from '../domain/operators';
import type { AuditEntry, Operator } from '../repositories/operatorActions';

export type Db = Kysely<Database>;

/**
 * The command cannot or must not run (exit code 1). The message says what to do instead. `access`: the audit entry to record if the message
 * shows personal data (OPS-6).
 */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly access: AuditEntry | undefined;

  constructor(message: string, access?: AuditEntry) {
    super(message);
    this.access = access;
  }
}

/** The command line is not valid (exit code 2). */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** The output of a command, as lines for people and as JSON. `ok` is false if a check failed (exit code 1). */
export interface Output {
  ok?: boolean;
  lines: string[];
  json: Record<string, unknown>;
}

/** The arguments and options of a command line, by their names. */
export interface Input {
  /** An argument. Always present: without it the command does not run. */
  arg(name: string): string;
  option(name: string): string | undefined;
  required(name: string): string;
}

/** The operator who runs a command, and what they may do without approval. */
export interface Caller extends Operator {
  role: OperatorRole;
  /** The hash of the caller's key. Null while no operators exist: `--as` names the caller, and nobody can be asked for approval. */
  keyHash: Buffer | null;
  /** How many KP one operator may move for one player in 24 hours without a second operator's approval. */
  approvalLimit: number;
}

/**
 * The result of a read-only command. `access`: the audit entry to record if it shows personal data (OPS-6). `shownUnrecorded`: shown even if
 * the database takes no entry, for what operators need while it is full or read-only.
 */
export type Reading = Output & { access?: AuditEntry | undefined; shownUnrecorded?: true };

/** What a change will do. */
export interface Plan {
  /** The KP that it moves for a player. Above the limit the change waits for a second operator's approval. */
  moves?: { kp: number; username: string; reason: string | undefined } | undefined;
  /** The change in full sentences, for the operator to confirm. */
  question: string[];
  /** The audit entry to record before the question is asked, if it shows personal data: the answer may be no (OPS-6). */
  access?: AuditEntry | undefined;
  /** Makes the change, in the transaction that also records it in the audit. Throws a Refusal if it is no longer possible. */
  apply(trx: Transaction<Database>): Promise<Output & { audit: AuditEntry }>;
}

export interface ArgumentSpec {
  name: string;
  meaning: string;
}

/** An option that takes a text. `value` is its placeholder in the help. */
export interface OptionSpec {
  name: string;
  value: string;
  meaning: string;
  required?: boolean;
}

/** `typed`: what follows `npm run admin --`. */
export interface Example {
  typed: string;
  meaning: string;
}

interface CommandSpec {
  /** 'players find' */
  words: string;
  meaning: string;
  /** Further paragraphs of the help. */
  details?: string[];
  args?: ArgumentSpec[];
  options?: OptionSpec[];
  examples: Example[];
}

/**
 * A read-only command. It reads one snapshot, for as long as it takes: a search reads whole tables. `env`: the settings, for commands that
 * read data the way the host does.
 */
export interface ReadCommand extends CommandSpec {
  read(db: Transaction<Database>, input: Input, caller: Caller, env: Environment): Promise<Reading>;
}

/** A command that changes something: it plans, the operator confirms, and the plan is applied. A Reading: there is nothing to do. */
export interface ChangeCommand extends CommandSpec {
  plan(db: Db, input: Input, caller: Caller): Promise<Plan | Reading>;
}

/** The result of a command that affects the whole database. It is recorded in the audit of the database that exists afterwards. */
export type WholeOutput = Output & { audit: AuditEntry };

/** What a command that affects the whole database will do. `question` null: nothing is replaced, so no confirmation is needed. */
interface WholePlan {
  question: string[] | null;
  /** If the signal aborts, it undoes what it has done so far, and throws. */
  run(signal: AbortSignal): Promise<WholeOutput>;
}

/** A command that affects the whole database, which may be in use, have another version's schema, or not exist yet. */
export interface DatabaseCommand extends CommandSpec {
  prepare(env: Environment, input: Input): Promise<WholePlan | Output>;
}

export type Command = ReadCommand | ChangeCommand | DatabaseCommand;

/** Whether the command takes --yes and --as. */
export const isChange = (command: Command): command is ChangeCommand | DatabaseCommand =>
  !('read' in command);

export const isPlan = (value: Plan | Reading): value is Plan => 'apply' in value;

/** The output of a change that is already in effect. */
export const nothingToDo = (line: string, access?: AuditEntry): Reading => ({
  lines: [`${line} Nothing to do.`],
  json: { changed: false, message: line },
  access,
});
