import { decideApproval, listApprovals, type Approval } from '../../repositories/operatorApprovals';
import { recordAction } from '../../repositories/operatorActions';
import { inputOf, waitingApproval } from '../approval';
import {
  isPlan,
  Refusal,
  type Caller,
  type ChangeCommand,
  type Command,
  type Db,
  type ReadCommand,
} from '../command';
import { table } from '../table';
import { parseCount, parseLimit, parseReason } from '../values';

const SHOWN = 50;

const idArg = { name: 'approval', meaning: 'its number, as in approvals list' };

/** 'recall demo 500000 --id ticket-820' */
const lineOf = ({ action, input: { args, options } }: Approval): string =>
  [
    action,
    ...Object.values(args),
    ...Object.entries(options).flatMap(([name, value]) => (name === 'reason' ? [] : [`--${name}`, value])),
  ].join(' ');

const list: ReadCommand = {
  words: 'approvals list',
  meaning: 'Lists the movements of KP that wait for a second operator, oldest first.',
  options: [
    { name: 'state', value: 'state', meaning: 'all: also what was decided or expired, newest first' },
    { name: 'limit', value: 'count', meaning: `how many to show at most; otherwise ${SHOWN}` },
  ],
  examples: [{ typed: 'approvals list', meaning: 'what waits' }],
  async read(db, input) {
    const all = input.option('state') === 'all';
    const approvals = await listApprovals(db, all, parseLimit(input.option('limit'), SHOWN));
    return {
      lines: table(
        approvals,
        {
          APPROVAL: ({ id }) => id,
          ASKED: ({ askedAt }) => askedAt,
          BY: ({ askedBy }) => askedBy,
          STATE: ({ state, decidedBy }) => (decidedBy ? `${state} by ${decidedBy}` : state),
          EXPIRES: ({ expiresAt }) => expiresAt,
          KP: ({ kp }) => kp,
          COMMAND: (approval) => lineOf(approval),
          REASON: ({ reason }) => reason,
        },
        'None.',
      ),
      json: { approvals },
    };
  },
};

/** The plan that the waiting command makes today. */
async function planOf(
  db: Db,
  approval: Approval,
  { command, caller }: { command: ChangeCommand; caller: Caller },
) {
  const plan = await command.plan(db, inputOf(approval.input), caller);
  if (isPlan(plan) && plan.moves?.kp !== approval.kp)
    throw new Refusal(
      `It would move ${plan.moves?.kp ?? 0} KP today, and ${approval.kp} were asked for: reject it, so that ${approval.askedBy} asks again.`,
    );
  return plan;
}

const approve = (commands: () => readonly Command[]): ChangeCommand => ({
  words: 'approvals approve',
  meaning: 'Approves a movement that another operator asked for, and carries it out.',
  details: [
    'It moves what was asked for, at once and only once. Nobody approves what they asked for themselves.',
  ],
  args: [idArg],
  examples: [{ typed: 'approvals approve 1', meaning: 'it is carried out' }],
  async plan(db, input, caller) {
    const approval = await waitingApproval(db, parseCount(input.arg('approval'), 'number of an approval'));
    const { id, askedBy, askedOsUser, action, reason } = approval;
    if (askedBy === caller.name)
      throw new Refusal(`You asked for approval ${id} yourself: it needs a second operator.`);
    const command = commands().find(({ words }) => words === action);
    if (!command || !('plan' in command))
      throw new Refusal(`There is no command ${action} any more: reject it.`);
    const plan = await planOf(db, approval, { command, caller });
    if (!isPlan(plan)) return plan;
    return {
      question: [`${askedBy} asked for this${reason ? '' : ', without a reason'}:`, ...plan.question],
      async apply(trx) {
        // First, so that of two concurrent approvals one waits here and then finds it decided.
        if (!(await decideApproval(trx, id, { state: 'approved', by: caller.name })))
          await waitingApproval(trx, id);
        const { audit, ...output } = await plan.apply(trx);
        const moved = await recordAction(trx, { name: askedBy, osUser: askedOsUser }, action, {
          ...audit,
          after: { ...audit.after, approval: id, approvedBy: caller.name },
        });
        return {
          lines: output.lines,
          json: output.json,
          audit: {
            target: `approval ${id}`,
            reason: reason ?? undefined,
            before: { state: 'waiting', askedBy },
            after: { state: 'approved', command: action, of: audit.target, audit: moved },
          },
        };
      },
    };
  },
});

const reject: ChangeCommand = {
  words: 'approvals reject',
  meaning: 'Rejects what waits for a second operator; nothing moves. Also to take back what you asked for.',
  args: [idArg],
  options: [{ name: 'reason', value: 'text', meaning: 'why, for the audit', required: true }],
  examples: [
    { typed: 'approvals reject 2 --reason "the ticket names another player"', meaning: 'it is over' },
  ],
  async plan(db, input, caller) {
    const approval = await waitingApproval(db, parseCount(input.arg('approval'), 'number of an approval'));
    const reason = parseReason(input.required('reason'));
    const { id, askedBy } = approval;
    return {
      question: [`This rejects ${lineOf(approval)}, which ${askedBy} asked for.`],
      async apply(trx) {
        if (!(await decideApproval(trx, id, { state: 'rejected', by: caller.name })))
          await waitingApproval(trx, id);
        return {
          lines: [`Approval ${id} is rejected. Nothing has moved.`],
          json: { approval: id, state: 'rejected' },
          audit: {
            ...{ target: `approval ${id}`, reason },
            before: { state: 'waiting', askedBy },
            after: { state: 'rejected' },
          },
        };
      },
    };
  },
};

/** `commands`: all commands, among which an approved one is looked up. */
export const approvalCommands = (commands: () => readonly Command[]): Command[] => [
  list,
  approve(commands),
  reject,
];
