import { askApproval, findApproval, movedAlone, type Typed } from '../repositories/operatorApprovals';
import { recordAction } from '../repositories/operatorActions';
import { Refusal, type Caller, type Command, type Db, type Input, type Output, type Plan } from './command';
import { PROGRAM } from './programName';
import { formatInstant } from './table';

/** Whether a movement is more than its operator may do alone (OPS-6). What they moved for the same player today counts with it. */
export async function needsApproval(db: Db, { moves }: Plan, caller: Caller): Promise<boolean> {
  if (!moves || !caller.hasKey) return false;
  return (await movedAlone(db, caller.name, moves.username)) + moves.kp > caller.approvalLimit;
}

/** The same once the movement is recorded: two commands at once may each have found it small enough. */
export async function movedTooMuch(db: Db, { moves }: Plan, caller: Caller): Promise<boolean> {
  if (!moves || !caller.hasKey) return false;
  return (await movedAlone(db, caller.name, moves.username)) > caller.approvalLimit;
}

export const approvalQuestion = ({ approvalLimit }: Caller): string =>
  `You may move ${approvalLimit} KP a day for a player alone: this waits until a second operator approves it.`;

/** What was typed, so that it can be carried out later. */
export function typedFor({ args = [], options = [] }: Command, input: Input): Typed {
  const given = options.map(({ name }) => [name, input.option(name)] as const);
  return {
    args: Object.fromEntries(args.map(({ name }) => [name, input.arg(name)])),
    options: Object.fromEntries(given.filter((pair): pair is [string, string] => pair[1] !== undefined)),
  };
}

/** What was typed, as a command reads it. */
export const inputOf = ({ args, options }: Typed): Input => ({
  arg: (name) => args[name] ?? '',
  option: (name) => options[name],
  required: (name) => options[name] ?? '',
});

/** Lets the plan wait for a second operator instead of carrying it out. */
export async function askSecond(
  db: Db,
  command: Command,
  { input, moves }: { input: Input; moves: NonNullable<Plan['moves']> },
  caller: Caller,
): Promise<Output> {
  const target = `player ${moves.username}`;
  const reason = moves.reason ?? null;
  return db.transaction().execute(async (trx) => {
    const asked = { action: command.words, input: typedFor(command, input), target, kp: moves.kp, reason };
    const waiting = await askApproval(trx, caller, asked);
    if (!waiting)
      throw new Refusal(`The same waits for a second operator already: see ${PROGRAM} approvals list.`);
    const { id, expiresAt } = waiting;
    const after = { approval: id, command: command.words, kp: moves.kp };
    const audit = await recordAction(trx, caller, 'approvals ask', {
      ...{ target, before: null, after },
      reason: moves.reason,
    });
    return {
      lines: [
        `Nothing has moved yet. Until ${formatInstant(expiresAt)} another operator can run: ${PROGRAM} approvals approve ${id}`,
        `Audit ${audit}.`,
      ],
      json: { changed: false, approval: id, expiresAt, audit },
    };
  });
}

/** The approval of that number that still waits. Throws a Refusal that says what became of it. */
export async function waitingApproval(db: Db, id: number) {
  const approval = await findApproval(db, id);
  if (!approval) throw new Refusal(`There is no approval ${id}: see ${PROGRAM} approvals list.`);
  const { state, decidedBy } = approval;
  if (state === 'expired') throw new Refusal(`Approval ${id} has expired: its operator may ask again.`);
  if (state !== 'waiting') throw new Refusal(`Approval ${id} was ${state} by ${decidedBy ?? ''} already.`);
  return approval;
}
