import { suffices } from '../../domain/operators';
import { decideApproval, listApprovals, type Approval } from '../../repositories/operatorApprovals';
import { recordAction } from '../../repositories/operatorActions';
import { approvableApproval, inputOf, waitingApproval } from '../approval';
import {
  isPlan,
  Refusal,
  type Caller,
  type ChangeCommand,
  type Command,
  type Db,
  type ReadCommand,
} from '../command';
import { limited } from '../limited';
import { printable, table } from '../table';
import { parseChoice, parseCount, parseReason } from '../values';
import { accessTo, limitOption, neededReason } from './lookups';

const SHOWN = 50;

const states = ['waiting', 'all'] as const;

const idArg = { name: 'approval', meaning: 'its number, from approvals list' };

/** 'recall demo 500000 --id ticket-820' */
const lineOf = ({ action, input: { args, options } }: Approval): string =>
  [
    action,
    ...Object.values(args),
    ...Object.entries(options).flatMap(([name, value]) => (name === 'reason' ? [] : [`--${name}`, value])),
  ].join(' ');

const list: ReadCommand = {
  words: 'approvals list',
  meaning: 'Lists the movements of KP that wait for a second operator’s approval, oldest first.',
  options: [
    {
      name: 'state',
      value: 'state',
      meaning: 'waiting, or all: also those decided or expired, newest first; default waiting',
    },
    limitOption(SHOWN),
  ],
  examples: [{ typed: 'approvals list', meaning: 'all that are waiting' }],
  async read(db, input) {
    const state = parseChoice(input.option('state') ?? 'waiting', 'state', states);
    const { rows, more, rest } = await limited(input, SHOWN, (most) =>
      listApprovals(db, state === 'all', most),
    );
    return {
      lines: [
        ...table(
          rows,
          {
            APPROVAL: ({ id }) => id,
            REQUESTED: ({ askedAt }) => askedAt,
            BY: ({ askedBy }) => askedBy,
            STATE: ({ state, decidedBy }) => (decidedBy ? `${state} by ${decidedBy}` : state),
            EXPIRES: ({ expiresAt }) => expiresAt,
            KP: ({ kp }) => kp,
            COMMAND: (approval) => lineOf(approval),
            REASON: ({ reason }) => reason,
          },
          'None.',
        ),
        ...rest,
      ],
      json: { approvals: rows, more },
      access: accessTo('approvals', { state, shown: rows.length }),
    };
  },
};

/** The plan that the waiting command makes now. */
async function planOf(
  db: Db,
  approval: Approval,
  { command, caller }: { command: ChangeCommand; caller: Caller },
) {
  const plan = await command.plan(db, inputOf(approval.input), caller);
  if (isPlan(plan) && plan.moves?.kp !== approval.kp)
    throw new Refusal(
      `It would now move ${plan.moves?.kp ?? 0} KP instead of the requested ${approval.kp}: reject it, so that ${approval.askedBy} can request it again.`,
    );
  return plan;
}

const approve = (commands: () => readonly Command[]): ChangeCommand => ({
  words: 'approvals approve',
  meaning: 'Approves a movement that another operator requested, and carries it out.',
  details: ['The movement happens immediately, and only once. You cannot approve your own request.'],
  args: [idArg],
  examples: [{ typed: 'approvals approve 1', meaning: 'carries out movement 1' }],
  async plan(db, input, caller) {
    const approval = await approvableApproval(db, parseCount(input.arg('approval'), 'approval number'));
    const { id, askedBy, askedOsUser, action, reason } = approval;
    if (askedBy === caller.name)
      throw new Refusal(`Approval ${id} is your own request: another operator must approve it.`);
    const command = commands().find(({ words }) => words === action);
    if (!command || !('plan' in command))
      throw new Refusal(`The command ${action} no longer exists: reject the request.`);
    const plan = await planOf(db, approval, { command, caller });
    if (!isPlan(plan)) return plan;
    return {
      question: [
        `${askedBy} requested this ${reason ? `for the reason "${printable(reason)}"` : 'without a reason'}:`,
        ...plan.question,
      ],
      access: plan.access,
      async apply(trx) {
        // Comes first: of two concurrent approvals, one waits here and then finds it decided.
        if (!(await decideApproval(trx, id, { state: 'approved', by: caller.name })))
          await approvableApproval(trx, id);
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
  meaning: 'Rejects a pending movement; nothing moves. You can also withdraw your own request.',
  details: ['An operator with the role support can only withdraw their own requests.'],
  args: [idArg],
  options: [neededReason],
  examples: [
    { typed: 'approvals reject 2 --reason "the ticket names another player"', meaning: 'rejects movement 2' },
  ],
  async plan(db, input, caller) {
    const approval = await waitingApproval(db, parseCount(input.arg('approval'), 'approval number'));
    const reason = parseReason(input.required('reason'));
    const { id, askedBy, target } = approval;
    if (askedBy !== caller.name && !suffices(caller.role, 'finance'))
      throw new Refusal(
        `approvals reject requires the role finance for the requests of others; ${caller.name} has the role ${caller.role}.`,
      );
    return {
      question: [`This rejects ${lineOf(approval)}, requested by ${askedBy}.`],
      access: accessTo(`approval ${id}`, { of: target }, reason),
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
