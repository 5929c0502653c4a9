import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import type { AuditEntry } from '../repositories/operatorActions';

export type Db = Kysely<Database>;

/** What an operator asked for can't or must not be done; the message says what to do instead. Exit code 1. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}

/** What an operator typed makes no command. Exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** What a command tells: lines for people, the same as JSON. `ok` false: a check that failed, exit code 1. */
export interface Output {
  ok?: boolean;
  lines: string[];
  json: Record<string, unknown>;
}

/** What was typed behind the words of a command, by the names of its help. */
export interface Input {
  /** A positional argument; it is there, or the command would not run. */
  arg(name: string): string;
  option(name: string): string | undefined;
  required(name: string): string;
}

/** What a change will do, before it does it. */
export interface Plan {
  /** What is asked: the change in full sentences. */
  question: string[];
  /** Does it inside a transaction, in which its row of the audit is written too. Throws Refusal when it can't be done any more. */
  apply(trx: Db): Promise<Output & { audit: AuditEntry }>;
}

interface Described {
  /** 'players find' */
  words: string;
  meaning: string;
  /** What else there is to know, a paragraph each. */
  details?: string[];
  args?: { name: string; meaning: string }[];
  /** With `value` (its placeholder) they take one; all of them are texts. */
  options?: { name: string; value: string; meaning: string; required?: boolean }[];
  /** What is typed behind `npm run admin --`, and what for. */
  examples: { typed: string; meaning: string }[];
}

/** A command that only looks. */
export interface ReadCommand extends Described {
  read(db: Db, input: Input): Promise<Output>;
}

/** A command that changes something: it plans, the operator agrees, it is done. An Output instead of a Plan: nothing to do. */
export interface ChangeCommand extends Described {
  plan(db: Db, input: Input): Promise<Plan | Output>;
}

export type Command = ReadCommand | ChangeCommand;

export const isPlan = (value: Plan | Output): value is Plan => 'apply' in value;

/** An answer that is there already. */
export const nothingToDo = (line: string): Output => ({
  lines: [`${line} Nothing to do.`],
  json: { changed: false, message: line },
});
