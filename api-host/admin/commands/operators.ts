import { hashOfOperatorKey, newOperatorKey, operatorRoles, type OperatorRole } from '../../domain/operators';
import {
  allOperators,
  disableOperator,
  lockOperators,
  operatorNamed,
  putOperator,
  setOperatorKey,
  type OperatorRow,
} from '../../repositories/operators';
import { nothingToDo, Refusal, UsageError, type Command, type Db } from '../command';
import { PROGRAM } from '../programName';
import { printable, table } from '../table';
import { parseReason, parseText } from '../values';
import { optionalReason, reasonOption } from './lookups';

const nameArg = { name: 'name', meaning: 'the operator’s name, as in operators list' };

const keyLines = (name: string, key: string): string[] => [
  `The key of ${name}, shown this once: ${key}`,
  'They keep it to themselves, and set OPERATOR_KEY to it or type it when asked.',
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
  examples: [{ typed: 'operators list', meaning: 'all of them' }],
  async read(db) {
    const operators = await allOperators(db);
    const shown = {
      NAME: ({ name }: OperatorRow) => name,
      ROLE: ({ role }: OperatorRow) => role,
      ADDED: ({ addedAt }: OperatorRow) => addedAt,
      DISABLED: ({ disabledAt }: OperatorRow) => disabledAt,
    };
    const none = 'None: whoever may use this machine may do everything, under the name of --as.';
    return { lines: table(operators, shown, none), json: { operators } };
  },
};

function roleOf(typed: string): OperatorRole {
  const role = operatorRoles.find((one) => one === typed);
  if (!role) throw new UsageError(`--role must be one of ${operatorRoles.join(', ')}.`);
  return role;
}

const add: Command = {
  words: 'operators add',
  meaning: 'Adds an operator, or lets a disabled one act again, and prints their key.',
  details: [
    'The first must be an admin. From then on every command needs a key, and --as counts no longer.',
    'The key is shown this once; the database keeps only its hash.',
  ],
  args: [{ name: 'name', meaning: 'a name that the audit will show' }],
  options: [{ name: 'role', value: 'role', meaning: operatorRoles.join(', '), required: true }, reasonOption],
  examples: [{ typed: 'operators add Mai --role admin', meaning: 'prints the key of Mai' }],
  async plan(db, input, caller) {
    const typed = parseText(input.arg('name'), 'name', 64);
    const role = roleOf(input.required('role'));
    const reason = optionalReason(input);
    const former = await operatorNamed(db, typed);
    if (former && !former.disabledAt)
      throw new Refusal(`There is an operator ${former.name} already: see ${PROGRAM} operators list.`);
    if (!caller.hasKey && role !== 'admin')
      throw new Refusal('The first operator must be an admin: nobody could add others otherwise.');
    const name = former?.name ?? typed;
    const first = caller.hasKey ? [] : ['From then on every command needs a key, and --as counts no longer.'];
    return {
      question: [`This adds the operator ${name} with the role ${role}.`, ...first],
      async apply(trx) {
        const others = await lockOperators(trx);
        const now = others.find((one) => one.name === name);
        if ((now && !now.disabledAt) || (!caller.hasKey && others.length > 0))
          throw new Refusal(`Operators were added meanwhile: see ${PROGRAM} operators list.`);
        const key = newOperatorKey();
        await putOperator(trx, { name, role, keyHash: hashOfOperatorKey(key) });
        return {
          lines: [`Added ${name} with the role ${role}.`, ...keyLines(name, key)],
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
  meaning: 'Takes an operator’s key away, at once. Their rows in the audit stay.',
  args: [nameArg],
  options: [{ name: 'reason', value: 'text', meaning: 'why, for the audit', required: true }],
  examples: [
    { typed: 'operators disable Lan --reason "left the company"', meaning: 'Lan’s key works no more' },
  ],
  async plan(db, input) {
    const { name, role, disabledAt } = await known(db, input.arg('name'));
    const reason = parseReason(input.required('reason'));
    if (disabledAt) return nothingToDo(`${name} is disabled already.`);
    return {
      question: [`This disables the operator ${name} (${role}).`],
      async apply(trx) {
        const admins = (await lockOperators(trx)).filter((one) => one.role === 'admin' && !one.disabledAt);
        if (admins.every((one) => one.name === name))
          throw new Refusal(`${name} is the only admin: first add another with ${PROGRAM} operators add.`);
        await disableOperator(trx, name);
        return {
          lines: [`${name} is disabled.`],
          json: { name, disabled: true },
          audit: { target: `operator ${name}`, reason, before: { role }, after: { role, disabled: true } },
        };
      },
    };
  },
};

const newKey: Command = {
  words: 'operators new-key',
  meaning: 'Prints a new key of an operator; the former one works no more.',
  args: [nameArg],
  options: [{ name: 'reason', value: 'text', meaning: 'why, for the audit', required: true }],
  examples: [
    { typed: 'operators new-key Lan --reason "lost her key"', meaning: 'prints the new key of Lan' },
  ],
  async plan(db, input) {
    const { name, disabledAt } = await known(db, input.arg('name'));
    const reason = parseReason(input.required('reason'));
    if (disabledAt) throw new Refusal(`${name} is disabled: ${PROGRAM} operators add lets them act again.`);
    return {
      question: [`This makes a new key for ${name}; the former one works no more.`],
      async apply(trx) {
        await lockOperators(trx);
        if ((await known(trx, name)).disabledAt) throw new Refusal(`${name} was disabled meanwhile.`);
        const key = newOperatorKey();
        await setOperatorKey(trx, name, hashOfOperatorKey(key));
        return {
          lines: keyLines(name, key),
          json: { name, key },
          audit: { target: `operator ${name}`, reason, before: null, after: { newKey: true } },
        };
      },
    };
  },
};

export const operatorCommands = [list, add, disable, newKey];
