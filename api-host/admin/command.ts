import type { Kysely, Transaction } from 'kysely';
import type { Environment } from '../config';
import type { Database } from '../db/schema';
import type { OperatorRole } from '../domain/operators';
import type { AuditEntry, Operator } from '../repositories/operatorActions';

export type Db = Kysely<Database>;

/** A command that can't or must not be carried out. The message says what to do instead. Exit code 1. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}

/** A command line that makes no command. Exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** What a command prints: lines for people, and the same as JSON. `ok` false: a check failed, exit code 1. */
export interface Output {
  ok?: boolean;
  lines: string[];
  json: Record<string, unknown>;
}

/** The arguments and options of a command line, by their names. */
export interface Input {
  /** An argument. It is always there, or the command would not run. */
  arg(name: string): string;
  option(name: string): string | undefined;
  required(name: string): string;
}

/** Who runs a command, and what they may do alone. */
export interface Caller extends Operator {
  role: OperatorRole;
  /** Whether there are operators with keys; without them `--as` names who acts, and nobody can be asked for approval. */
  hasKey: boolean;
  /** How many KP one operator moves for one player in 24 hours without a second one. */
  approvalLimit: number;
}

/** What a command that only reads answers with. `look`: what is recorded, where it showed personal data (OPS-6). */
export type Reading = Output & { look?: AuditEntry };

/** What a change will do, before it does it. */
export interface Plan {
  /** KP that it moves for a player. Above the limit it waits for a second operator. */
  moves?: { kp: number; username: string; reason: string | undefined };
  /** What the operator is asked to confirm: the change in full sentences. */
  question: string[];
  /** Makes the change, in the transaction that also records it in the audit. Throws Refusal when it is no longer possible. */
  apply(trx: Transaction<Database>): Promise<Output & { audit: AuditEntry }>;
}

export interface ArgumentSpec {
  name: string;
  meaning: string;
}

/** An option that takes a text. `value`: its placeholder in the help. */
export interface OptionSpec {
  name: string;
  value: string;
  meaning: string;
  required?: boolean;
}

/** `typed`: what stands after `npm run admin --`. */
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

/** A command that only reads. `env`: the settings, for one that reads as the host does. */
export interface ReadCommand extends CommandSpec {
  read(db: Db, input: Input, caller: Caller, env: Environment): Promise<Reading>;
}

/** A command that changes something: it plans, the operator confirms, the plan is applied. Returns an Output when nothing is to do. */
export interface ChangeCommand extends CommandSpec {
  plan(db: Db, input: Input, caller: Caller): Promise<Plan | Output>;
}

/** What a command about the whole database did. It is recorded in the audit of the database that is there afterwards. */
export type WholeOutput = Output & { audit: AuditEntry };

/** What a command about the whole database will do. `question` null: nothing is replaced, so nobody is asked. */
interface WholePlan {
  question: string[] | null;
  run(): Promise<WholeOutput>;
}

/** A command about the database as a whole, which may be in use, of another version, or not there yet. */
export interface DatabaseCommand extends CommandSpec {
  prepare(env: Environment, input: Input): Promise<WholePlan | Output>;
}

export type Command = ReadCommand | ChangeCommand | DatabaseCommand;

/** Whether it takes --yes and --as. */
export const isChange = (command: Command): command is ChangeCommand | DatabaseCommand =>
  !('read' in command);

export const isPlan = (value: Plan | Output): value is Plan => 'apply' in value;

/** The output of a change that is in effect already. */
export const nothingToDo = (line: string): Output => ({
  lines: [`${line} Nothing to do.`],
  json: { changed: false, message: line },
});
