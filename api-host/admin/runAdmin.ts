import os from 'node:os';
import type { Environment } from '../config';
import { recordAction, type Operator } from '../repositories/operatorActions';
import { StartupError, oneLine } from '../startupError';
import {
  isPlan,
  Refusal,
  UsageError,
  type Command,
  type DatabaseCommand,
  type Db,
  type Input,
  type Output,
  type Plan,
} from './command';
import { withDatabase } from './database';
import { parse } from './parse';
import type { CommandLine } from './program';
import { printable } from './table';
import { parseText } from './values';
import type { Terminal } from './terminal';

export interface AdminContext {
  env: Environment;
  terminal: Terminal;
  /** Called with a function that releases the database, in case the process has to end early. */
  interrupted?: (release: () => Promise<void>) => void;
}

/** Runs one command line of `npm run admin --`. Never throws; the exit code: 0 done, 1 refused or failed, 2 wrong usage. */
export async function runAdmin(line: readonly string[], surroundings: AdminContext): Promise<number> {
  const { terminal } = surroundings;
  const json = line.includes('--json');
  try {
    const parsed = parse(line);
    if ('help' in parsed) {
      terminal.out(json ? JSON.stringify({ ok: true, help: parsed.help }) : parsed.help);
      return 0;
    }
    const operator = operatorOf(parsed);
    const { command } = parsed;
    const { ok = true, ...output } =
      'prepare' in command
        ? await runWhole(surroundings, { ...parsed, command }, operator)
        : await withDatabase(
            surroundings.env,
            (db) => run(db, { ...parsed, command }, operator, terminal),
            surroundings.interrupted ?? (() => undefined),
          );
    terminal.out(json ? JSON.stringify({ ok, ...output.json }) : output.lines.join('\n'));
    return ok ? 0 : 1;
  } catch (error) {
    const message = messageOf(error);
    if (json) terminal.out(JSON.stringify({ ok: false, error: message }));
    terminal.err(message);
    return error instanceof UsageError ? 2 : 1;
  }
}

function operatorOf({ as }: CommandLine): Operator {
  const osUser = userOfMachine();
  return { name: as === undefined ? osUser : parseText(as, 'name of --as', 64), osUser };
}

function userOfMachine(): string {
  try {
    return os.userInfo().username;
  } catch {
    // A container may run as a user id without a name.
    return `uid ${process.getuid?.() ?? 'unknown'}`;
  }
}

/** Runs a command about the whole database, and records it there. */
async function runWhole(
  { env, terminal, interrupted = () => undefined }: AdminContext,
  { command, input, yes }: { command: DatabaseCommand; input: Input; yes: boolean },
  operator: Operator,
): Promise<Output> {
  const plan = await command.prepare(env, input);
  if (!('run' in plan)) return plan;
  if (plan.question) await confirm(plan.question, yes, terminal);
  const { audit, lines, ...output } = await plan.run();
  const id = await withDatabase(env, (db) => recordAction(db, operator, command.words, audit), interrupted);
  return { ...output, lines: [...lines, `Audit ${id}.`], json: { ...output.json, audit: id } };
}

async function run(
  db: Db,
  { command, input, yes }: CommandLine & { command: Exclude<Command, DatabaseCommand> },
  operator: Operator,
  terminal: Terminal,
): Promise<Output> {
  if ('read' in command) return command.read(db, input);
  const plan = await command.plan(db, input);
  if (!isPlan(plan)) return plan;
  await confirm(plan.question, yes, terminal);
  return applyPlan(db, command, plan, operator);
}

/** Asks for confirmation, unless --yes was given. Throws Refusal when the answer is not yes. */
async function confirm(question: readonly string[], yes: boolean, terminal: Terminal): Promise<void> {
  if (yes) return;
  terminal.err(question.join('\n'));
  if (!terminal.ask)
    throw new Refusal('Nothing was changed: there is no terminal to ask at. Read the above, then add --yes.');
  const answer = await terminal.ask('Go on? [y/N] ');
  if (!/^\s*y(es)?\s*$/i.test(answer)) throw new Refusal('Nothing was changed.');
}

/** Applies the change and records it in the audit, in one transaction. */
async function applyPlan(db: Db, { words }: Command, plan: Plan, operator: Operator): Promise<Output> {
  return db.transaction().execute(async (trx) => {
    const { audit, lines, json } = await plan.apply(trx);
    const id = await recordAction(trx, operator, words, audit);
    return { lines: [...lines, `Audit ${id}.`], json: { changed: true, ...json, audit: id } };
  });
}

interface DatabaseError {
  code?: unknown;
  constraint?: unknown;
}

/** An error as one line, without a stack. */
function messageOf(error: unknown): string {
  if (error instanceof Refusal || error instanceof UsageError || error instanceof StartupError)
    return printable(error.message);
  const { code, constraint } = error as DatabaseError;
  if (code === '23505' && constraint === 'operator_actions_request_id_key')
    return 'Nothing was changed: somebody did this with the same --id just now. Run it again to see.';
  if (code === '23514' && typeof constraint === 'string' && constraint.startsWith('balances_'))
    return 'Nothing was changed: it is more than a balance can hold.';
  return `Nothing was changed: ${printable(oneLine(error))}`;
}
