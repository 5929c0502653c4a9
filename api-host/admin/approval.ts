import { askApproval, findApproval, movedAlone, type Typed } from '../repositories/operatorApprovals';
import { recordAction } from '../repositories/operatorActions';
import { lockOperator, operatorNamed } from '../repositories/operators';
import { assertStillMay } from './caller';
import { Refusal, type Caller, type Command, type Db, type Input, type Output, type Plan } from './command';
import { commitChange } from './commitChange';
import { PROGRAM } from './programName';
import { mayRun } from './roles';
import { formatInstant } from './table';

/** Whether a change exceeds the operator's limit for one player (OPS-6). It counts what they moved for that player in the last 24 hours. */
export async function needsApproval(db: Db, { moves }: Plan, caller: Caller): Promise<boolean> {
  if (!moves || !caller.keyHash) return false;
  return (await movedAlone(db, caller.name, moves.username)) + moves.kp > caller.approvalLimit;
}

/** The same check once the movement is recorded: two concurrent commands may each have been below the limit. */
export async function movedTooMuch(db: Db, { moves }: Plan, caller: Caller): Promise<boolean> {
  if (!moves || !caller.keyHash) return false;
  // Movements for all players share no balance, so without this lock they would not see each other.
  await lockOperator(db, caller.name);
  return (await movedAlone(db, caller.name, moves.username)) > caller.approvalLimit;
}

export const approvalQuestion = ({ approvalLimit }: Caller): string =>
  `This exceeds your limit of ${approvalLimit} KP per player and day, so it waits for a second operator’s approval.`;

/** What the operator typed, stored so that the command can run later. */
export function typedFor({ args = [], options = [] }: Command, input: Input): Typed {
  const given = options.map(({ name }) => [name, input.option(name)] as const);
  return {
    args: Object.fromEntries(args.map(({ name }) => [name, input.arg(name)])),
    options: Object.fromEntries(given.filter((pair): pair is [string, string] => pair[1] !== undefined)),
  };
}

/** The same as the input of a command. */
export const inputOf = ({ args, options }: Typed): Input => ({
  arg: (name) => args[name] ?? '',
  option: (name) => options[name],
  required: (name) => options[name] ?? '',
});

/** Stores the command for a second operator's approval instead of running it. */
export async function askSecond(
  db: Db,
  command: Command,
  { input, moves }: { input: Input; moves: NonNullable<Plan['moves']> },
  caller: Caller,
): Promise<Output> {
  const target = `player ${moves.username}`;
  const reason = moves.reason ?? null;
  return commitChange(db, async (trx) => {
    // Whoever revokes the operator's key meanwhile waits, and rejects this request too.
    await lockOperator(trx, caller.name);
    await assertStillMay(trx, command.words, caller);
    const asked = { action: command.words, input: typedFor(command, input), target, kp: moves.kp, reason };
    const waiting = await askApproval(trx, caller, asked);
    if (!waiting)
      throw new Refusal(`The same request is already waiting for approval: see ${PROGRAM} approvals list.`);
    const { id, expiresAt } = waiting;
    const after = { approval: id, command: command.words, kp: moves.kp };
    const audit = await recordAction(trx, caller, 'approvals ask', {
      ...{ target, before: null, after },
      reason: moves.reason,
    });
    return {
      lines: [
        `Nothing has moved yet. Another operator can approve it until ${formatInstant(expiresAt)}: ${PROGRAM} approvals approve ${id}`,
        `Audit ${audit}.`,
      ],
      json: { changed: false, approval: id, expiresAt, audit },
    };
  });
}

/** The waiting approval with this number. If it no longer waits, throws a Refusal that says what happened to it. */
export async function waitingApproval(db: Db, id: number) {
  const approval = await findApproval(db, id);
  if (!approval) throw new Refusal(`There is no approval ${id}: see ${PROGRAM} approvals list.`);
  const { state, decidedBy } = approval;
  if (state === 'expired')
    throw new Refusal(`Approval ${id} has expired: its operator can request it again.`);
  if (state !== 'waiting') throw new Refusal(`Approval ${id} was already ${state} by ${decidedBy ?? ''}.`);
  return approval;
}

/** The same, if it can be approved. Throws a Refusal if the operator who requested it could not request it any more. */
export async function approvableApproval(db: Db, id: number) {
  const approval = await waitingApproval(db, id);
  const { askedBy, action } = approval;
  const operator = await operatorNamed(db, askedBy);
  if (!operator || operator.disabledAt || !mayRun(operator.role, action))
    throw new Refusal(
      `${askedBy}, who requested this, may not run ${action} any more: reject it with ${PROGRAM} approvals reject ${id}.`,
    );
  return approval;
}
