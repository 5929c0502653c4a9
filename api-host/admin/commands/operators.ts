import { hashOfOperatorKey, newOperatorKey, operatorRoles } from '../../domain/operators';
import { rejectRequestsOf } from '../../repositories/operatorApprovals';
import {
  allOperators,
  disableOperator,
  lockOperators,
  operatorNamed,
  putOperator,
  setOperatorKey,
  type OperatorRow,
} from '../../repositories/operators';
import { nothingToDo, Refusal, type Command, type Db } from '../command';
import { PROGRAM } from '../programName';
import { formatInstant, printable, table } from '../table';
import { parseChoice, parseReason, parseText } from '../values';
import { neededReason, optionalReason, reasonOption } from './lookups';

/** What the first operator changes for everybody. */
const keysRequired =
  'From then on every command requires a key. --as is not accepted once operators exist: OPERATOR_KEY identifies you.';

const nameArg = { name: 'name', meaning: 'the operator’s name, from operators list' };

const keyLines = (name: string, key: string): string[] => [
  `The key of ${name}, which is not shown again: ${key}`,
  'They must keep it secret. They set OPERATOR_KEY to it, or type it when asked.',
];

async function known(db: Db, typed: string): Promise<OperatorRow> {
  const operator = await operatorNamed(db, typed);
  if (!operator)
    throw new Refusal(`There is no operator "${printable(typed)}": see ${PROGRAM} operators list.`);
  return operator;
}

const list: Command = {
  words: 'operators list',
  meaning: 'Lists the operators and their roles.',
  examples: [{ typed: 'operators list', meaning: 'all operators' }],
  async read(db) {
    const operators = await allOperators(db);
    const shown = {
      NAME: ({ name }: OperatorRow) => name,
      ROLE: ({ role }: OperatorRow) => role,
      ADDED: ({ addedAt }: OperatorRow) => addedAt,
      DISABLED: ({ disabledAt }: OperatorRow) => disabledAt,
    };
    const none =
      'None: anyone with access to this machine can run every command, under the name given with --as.';
    return { lines: table(operators, shown, none), json: { operators } };
  },
};

const add: Command = {
  words: 'operators add',
  meaning: 'Adds an operator, or re-enables a disabled one, and prints their key.',
  details: [
    `The first operator must be an admin. ${keysRequired}`,
    'The key is shown only once: the database stores only its hash.',
  ],
  args: [{ name: 'name', meaning: 'the operator’s name, as shown in the audit' }],
  options: [{ name: 'role', value: 'role', meaning: operatorRoles.join(', '), required: true }, reasonOption],
  examples: [{ typed: 'operators add Mai --role admin', meaning: 'adds Mai and prints their key' }],
  async plan(db, input, caller) {
    const typed = parseText(input.arg('name'), 'name', 64);
    const role = parseChoice(input.required('role'), 'role', operatorRoles);
    const reason = optionalReason(input);
    const former = await operatorNamed(db, typed);
    if (former && !former.disabledAt)
      throw new Refusal(`The operator ${former.name} already exists: see ${PROGRAM} operators list.`);
    if (!caller.keyHash && role !== 'admin')
      throw new Refusal('The first operator must be an admin: otherwise nobody could add others.');
    const name = former?.name ?? typed;
    const first = caller.keyHash ? [] : [keysRequired];
    const asked = former?.disabledAt
      ? `This re-enables the operator ${name} with the role ${role}. They had the role ${former.role} until they were disabled, at ${formatInstant(former.disabledAt)}.`
      : `This adds the operator ${name} with the role ${role}.`;
    return {
      question: [asked, ...first],
      async apply(trx) {
        const others = await lockOperators(trx);
        const now = others.find((one) => one.name === name);
        if ((now && !now.disabledAt) || (!caller.keyHash && others.length > 0))
          throw new Refusal(`Operators were added in the meantime: see ${PROGRAM} operators list.`);
        const key = newOperatorKey();
        await putOperator(trx, { name, role, keyHash: hashOfOperatorKey(key) });
        return {
          lines: [`${now ? 'Re-enabled' : 'Added'} ${name} with the role ${role}.`, ...keyLines(name, key)],
          json: { name, role, key },
          audit: {
            target: `operator ${name}`,
            reason,
            before: former ? { ...former } : null,
            after: { role },
          },
        };
      },
    };
  },
};

const disable: Command = {
  words: 'operators disable',
  meaning: 'Revokes an operator’s key immediately; their audit rows remain.',
  details: ['What they requested and nobody has approved yet is rejected.'],
  args: [nameArg],
  options: [neededReason],
  examples: [
    { typed: 'operators disable Lan --reason "left the company"', meaning: 'Lan’s key stops working' },
  ],
  async plan(db, input, caller) {
    const { name, role, disabledAt } = await known(db, input.arg('name'));
    const reason = parseReason(input.required('reason'));
    if (disabledAt) return nothingToDo(`${name} is already disabled.`);
    return {
      question: [`This disables the operator ${name} (${role}).`],
      async apply(trx) {
        const admins = (await lockOperators(trx)).filter((one) => one.role === 'admin' && !one.disabledAt);
        if (admins.every((one) => one.name === name))
          throw new Refusal(
            `${name} is the only admin: first add another one with ${PROGRAM} operators add.`,
          );
        await disableOperator(trx, name);
        // Nobody could approve them now, but anybody could once the operator is re-enabled.
        const rejected = await rejectRequestsOf(trx, name, caller.name);
        const told =
          rejected.length > 0 ? [`Their waiting requests are rejected: ${rejected.join(', ')}.`] : [];
        return {
          lines: [`${name} is disabled.`, ...told],
          json: { name, disabled: true, rejected },
          audit: {
            target: `operator ${name}`,
            reason,
            before: { role },
            after: { role, disabled: true, rejected },
          },
        };
      },
    };
  },
};

const newKey: Command = {
  words: 'operators new-key',
  meaning: 'Issues a new key; the previous one stops working.',
  details: ['What was requested with the previous key and nobody has approved yet is rejected.'],
  args: [nameArg],
  options: [neededReason],
  examples: [{ typed: 'operators new-key Lan --reason "lost the key"', meaning: 'prints Lan’s new key' }],
  async plan(db, input, caller) {
    const { name, disabledAt } = await known(db, input.arg('name'));
    const reason = parseReason(input.required('reason'));
    if (disabledAt) throw new Refusal(`${name} is disabled: re-enable them with ${PROGRAM} operators add.`);
    return {
      question: [`This issues a new key for ${name}; the previous one stops working.`],
      async apply(trx) {
        await lockOperators(trx);
        if ((await known(trx, name)).disabledAt) throw new Refusal(`${name} was disabled in the meantime.`);
        const key = newOperatorKey();
        await setOperatorKey(trx, name, hashOfOperatorKey(key));
        // Whoever stole the previous key may have made them.
        const rejected = await rejectRequestsOf(trx, name, caller.name);
        const told =
          rejected.length > 0
            ? [`What waited with the previous key is rejected: ${rejected.join(', ')}.`]
            : [];
        return {
          lines: [...keyLines(name, key), ...told],
          json: { name, key, rejected },
          audit: { target: `operator ${name}`, reason, before: null, after: { newKey: true, rejected } },
        };
      },
    };
  },
};

export const operatorCommands = [list, add, disable, newKey];
