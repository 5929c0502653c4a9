import { creditFor } from '@portal/contract';
import {
  allMethods,
  findMethod,
  lockMethod,
  updateMethod,
  type MethodRow,
} from '../../repositories/operatorCatalogue';
import { nothingToDo, Refusal, type Command, type Db } from '../command';
import { PROGRAM } from '../programName';
import { printable, table } from '../table';
import { parseRate } from '../values';
import { optionalReason, reasonOption } from './lookups';

export const methodArg = { name: 'method', meaning: 'the name of the payment method, as in methods list' };

export async function methodNamed(db: Db, name: string): Promise<MethodRow> {
  const method = await findMethod(db, name);
  if (!method)
    throw new Refusal(`There is no payment method "${printable(name)}": see ${PROGRAM} methods list.`);
  return method;
}

/** Locks the method. Throws a Refusal if it has changed since the operator was asked. */
export async function unchanged(trx: Db, seen: MethodRow): Promise<MethodRow> {
  const now = await lockMethod(trx, seen.name);
  if (!now || JSON.stringify(now) !== JSON.stringify(seen))
    throw new Refusal(`${seen.name} was changed meanwhile: see ${PROGRAM} methods list.`);
  return now;
}

/** '10000 VND = 1000 KP' */
export const example = (rate: string): string => `10000 VND = ${creditFor(10_000, rate)} KP`;

const list: Command = {
  words: 'methods list',
  meaning: 'Lists the payment methods with their rates, in the order players see them.',
  examples: [{ typed: 'methods list', meaning: 'all of them' }],
  async read(db) {
    const methods = await allMethods(db);
    return {
      lines: table(
        methods,
        {
          METHOD: ({ name }) => name,
          KIND: ({ kind }) => kind,
          OFFERED: ({ enabled }) => enabled,
          'KP PER VND': (row) => row.exchange_rate,
          LABEL: ({ label }) => label,
          ACCOUNT: (row) => row.account_number,
          HOLDER: (row) => row.account_name,
          MOBILE: (row) => row.mobile_account_number,
          BIN: (row) => row.bank_bin,
        },
        'None.',
      ),
      json: { methods },
    };
  },
};

const setRate: Command = {
  words: 'methods set-rate',
  meaning: 'Sets how many KP a VND brings, for transfers that arrive from now on.',
  details: ['The rate is kept as the exact decimal it is written as; KP are rounded down to whole ones.'],
  args: [methodArg, { name: 'rate', meaning: 'KP per VND, such as 0.1' }],
  options: [reasonOption],
  examples: [{ typed: 'methods set-rate momo 0.095', meaning: '10000 VND bring 950 KP' }],
  async plan(db, input) {
    const method = await methodNamed(db, input.arg('method'));
    const rate = parseRate(input.arg('rate'), 'more');
    const reason = optionalReason(input);
    const was = parseRate(method.exchange_rate, 'more');
    if (rate === was) return nothingToDo(`The rate of ${method.name} is ${rate} already.`);
    return {
      question: [
        `The rate of ${method.name} is ${was} (${example(was)}) and becomes ${rate} (${example(rate)}).`,
      ],
      async apply(trx) {
        await unchanged(trx, method);
        await updateMethod(trx, method.name, { exchange_rate: rate });
        return {
          lines: [`The rate of ${method.name} is ${rate} now: ${example(rate)}.`],
          json: { method: method.name, rate },
          audit: { target: `method ${method.name}`, reason, before: { rate: was }, after: { rate } },
        };
      },
    };
  },
};

/** `methods enable` and `methods disable`. */
const turning = (words: string, enabled: boolean, meaning: string, details: string[]): Command => ({
  words,
  meaning,
  details,
  args: [methodArg],
  options: [reasonOption],
  examples: [{ typed: `${words} momo`, meaning: `momo is ${enabled ? '' : 'not '}offered from now on` }],
  async plan(db, input) {
    const method = await methodNamed(db, input.arg('method'));
    const reason = optionalReason(input);
    const state = enabled ? 'offered' : 'not offered';
    if (method.enabled === enabled) return nothingToDo(`${method.name} is ${state} already.`);
    return {
      question: [`${method.name} will be ${state} to players.`],
      async apply(trx) {
        await unchanged(trx, method);
        await updateMethod(trx, method.name, { enabled });
        return {
          lines: [`${method.name} is ${state} now.`],
          json: { method: method.name, offered: enabled },
          audit: {
            target: `method ${method.name}`,
            reason,
            before: { offered: method.enabled },
            after: { offered: enabled },
          },
        };
      },
    };
  },
});

export const methodCommands: readonly Command[] = [
  list,
  setRate,
  turning('methods enable', true, 'Offers a payment method to players.', []),
  turning('methods disable', false, 'Takes a payment method off the players’ screens.', [
    'Transfers that still arrive by it are credited as before.',
  ]),
];
