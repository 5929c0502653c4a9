import type { Environment } from '../config';
import { onSnapshot } from '../db/untimedConnection';
import { printableJson } from '../domain/printable';
import { recordAction, type AuditEntry } from '../repositories/operatorActions';
import { StartupError, oneLine } from '../startupError';
import { approvalQuestion, askSecond, movedTooMuch, needsApproval } from './approval';
import { assertStillMay, assertStillMayWhole, callerOf, callerOfWhole } from './caller';
import { commitChange } from './commitChange';
import {
  isPlan,
  Refusal,
  UsageError,
  type Caller,
  type ChangeCommand,
  type Command,
  type DatabaseCommand,
  type Db,
  type Output,
  type Plan,
  type ReadCommand,
} from './command';
import { untilAborted, withDatabase } from './database';
import { parse } from './parse';
import type { CommandLine } from './program';
import { PROGRAM } from './programName';
import { printable } from './table';
import type { Terminal } from './terminal';

export interface AdminContext {
  env: Environment;
  terminal: Terminal;
  /** Aborts with a Refusal if the process has to end early. */
  signal?: AbortSignal;
}

const jsonLine = (output: Record<string, unknown>): string => printableJson(JSON.stringify(output));

/** Runs one command line of `npm run admin --`. Never throws. Returns the exit code: 0 done, 1 refused or failed, 2 wrong usage. */
export async function runAdmin(line: readonly string[], surroundings: AdminContext): Promise<number> {
  const context = { signal: new AbortController().signal, ...surroundings };
  const { terminal } = context;
  const json = line.includes('--json');
  try {
    const parsed = parse(line);
    if ('help' in parsed) {
      terminal.out(json ? jsonLine({ ok: true, help: parsed.help }) : parsed.help);
      return 0;
    }
    const { command } = parsed;
    const { ok = true, ...output } =
      'prepare' in command
        ? await runWhole({ ...parsed, command }, context)
        : await withDatabase(context.env, (db) => run(db, { ...parsed, command }, context), context.signal);
    terminal.out(json ? jsonLine({ ok, ...output.json }) : output.lines.join('\n'));
    return ok ? 0 : 1;
  } catch (error) {
    const message = messageOf(error);
    if (json) terminal.out(jsonLine({ ok: false, error: message }));
    terminal.err(message);
    return error instanceof UsageError ? 2 : 1;
  }
}

/** Runs a command that affects the whole database, and records it in that database's audit. */
async function runWhole(
  { command, input, yes, as }: CommandLine & { command: DatabaseCommand },
  { env, terminal, signal }: Required<AdminContext>,
): Promise<Output> {
  const caller = await callerOfWhole(command.words, { env, terminal, as }, signal);
  const plan = await command.prepare(env, input);
  if (!('run' in plan)) return plan;
  const { question } = plan;
  if (question) {
    await untilAborted(signal, () => confirm(question, yes, terminal));
    if (!yes) await assertStillMayWhole(command.words, caller, env, signal);
  }
  const { audit, lines, ...output } = await plan.run(signal);
  // Also after a signal, which came too late.
  const id = await withDatabase(env, (db) => recordAction(db, caller, command.words, audit)).catch(
    (error: unknown) => {
      throw new Refusal(`${lines.join(' ')} The audit does not have it, though: ${oneLine(error)}`);
    },
  );
  return { ...output, lines: [...lines, `Audit ${id}.`], json: { ...output.json, audit: id } };
}

async function run(
  db: Db,
  { command, input, yes, as }: CommandLine & { command: Exclude<Command, DatabaseCommand> },
  { env, terminal }: AdminContext,
): Promise<Output> {
  const caller = await callerOf(db, command.words, { env, terminal, as });
  return 'read' in command
    ? read(db, command, { input, caller, env, terminal })
    : change(db, command, { input, yes, caller, terminal });
}

/** Runs a change. Personal data in its question, or in the reason against it, are recorded before they are shown. */
async function change(
  db: Db,
  command: ChangeCommand,
  {
    input,
    yes,
    caller,
    terminal,
  }: Pick<CommandLine, 'input' | 'yes'> & { caller: Caller; terminal: Terminal },
): Promise<Output> {
  const record = async ({ access }: { access?: AuditEntry | undefined }) => {
    if (access) await recordAction(db, caller, `${command.words} (look)`, access);
  };
  try {
    const plan = await command.plan(db, input, caller);
    // With --yes there is no question, and the change has its own row.
    if (!isPlan(plan) || !yes) await record(plan);
    if (!isPlan(plan)) return plan;
    const { question, moves } = plan;
    const waits = await needsApproval(db, plan, caller);
    await confirm(waits ? [...question, approvalQuestion(caller)] : question, yes, terminal);
    return await (waits && moves
      ? askSecond(db, command, { input, moves }, caller)
      : applyPlan(db, command, plan, caller));
  } catch (error) {
    if (error instanceof Refusal) await record(error);
    throw error;
  }
}

/** Runs a read-only command. If its output contains personal data, the access is recorded before the output is shown. */
async function read(
  db: Db,
  command: ReadCommand,
  {
    input,
    caller,
    env,
    terminal,
  }: { input: CommandLine['input']; caller: Caller; env: Environment; terminal: Terminal },
): Promise<Output> {
  const { access, shownUnrecorded, ...output } = await onSnapshot(db, (snapshot) =>
    command.read(snapshot, input, caller, env),
  );
  if (!access) return output;
  try {
    await recordAction(db, caller, command.words, access);
  } catch (error) {
    if (!shownUnrecorded) throw error;
    terminal.err(`The audit does not have this look: ${oneLine(error)}`);
  }
  return output;
}

/** Asks for confirmation, unless --yes was given. Throws Refusal when the answer is not yes. */
async function confirm(question: readonly string[], yes: boolean, terminal: Terminal): Promise<void> {
  if (yes) return;
  // An approver must see what another operator typed as it is, also a character that reverses the line.
  terminal.err(question.map(printable).join('\n'));
  if (!terminal.ask)
    throw new Refusal('Nothing was changed: without a terminal, confirm the change above with --yes.');
  const answer = await terminal.ask('Continue? [y/N] ');
  if (!/^\s*y(es)?\s*$/i.test(answer)) throw new Refusal('Nothing was changed.');
}

/** Applies the change and records it in the audit, in one transaction. */
async function applyPlan(db: Db, { words }: Command, plan: Plan, caller: Caller): Promise<Output> {
  return commitChange(db, async (trx) => {
    await assertStillMay(trx, words, caller);
    const { audit, lines, json } = await plan.apply(trx);
    const id = await recordAction(trx, caller, words, audit);
    if (await movedTooMuch(trx, plan, caller))
      throw new Refusal(
        `Nothing was changed: you have just moved other KP for this player. Run it again to request approval (${PROGRAM} approvals --help).`,
      );
    return { lines: [...lines, `Audit ${id}.`], json: { changed: true, ...json, audit: id } };
  });
}

interface DatabaseError {
  code?: unknown;
  constraint?: unknown;
  message?: unknown;
}

/** An error as one line, without a stack. */
function messageOf(error: unknown): string {
  if (error instanceof Refusal || error instanceof UsageError || error instanceof StartupError)
    return printable(error.message);
  const { code, constraint, message } = error as DatabaseError;
  if (code === '23505' && constraint === 'operator_actions_request_id_key')
    return 'Nothing was changed: another command has just used the same --id. Run it again to see the result.';
  // A worker of Citus names the constraint only in the message.
  if (
    code === '23514' &&
    [constraint, message].some((text) => /\bbalances_[a-z_]+_check\b/.test(String(text)))
  )
    return 'Nothing was changed: the result is more than a balance can hold.';
  return `Nothing was changed: ${printable(oneLine(error))}`;
}
