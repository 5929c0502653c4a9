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
import {
  COUNTED_VND,
  countedDetail,
  countedIn,
  isSlip,
  movesByRate,
  refuseSlip,
  SLIP_FACTOR,
  typedRate,
} from './rateChanges';

export const methodArg = { name: 'method', meaning: 'name of the payment method, from methods list' };

export async function methodNamed(db: Db, name: string): Promise<MethodRow> {
  const method = await findMethod(db, name);
  if (!method)
    throw new Refusal(`There is no payment method "${printable(name)}": see ${PROGRAM} methods list.`);
  return method;
}

/** Locks the method. Throws a Refusal if it has changed since the operator confirmed. */
export async function unchanged(trx: Db, seen: MethodRow): Promise<MethodRow> {
  const now = await lockMethod(trx, seen.name);
  if (!now || JSON.stringify(now) !== JSON.stringify(seen))
    throw new Refusal(`${seen.name} was changed in the meantime: see ${PROGRAM} methods list.`);
  return now;
}

/** '10000 VND = 1000 KP' */
export const example = (rate: string): string => `10000 VND = ${creditFor(10_000, rate)} KP`;

const list: Command = {
  words: 'methods list',
  meaning: 'Lists the payment methods with their rates, in the order that players see.',
  examples: [{ typed: 'methods list', meaning: 'all payment methods' }],
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
  meaning: 'Sets the exchange rate for transfers that are credited from now on.',
  details: [
    'The rate is stored as an exact decimal. Amounts are rounded down to whole KP.',
    `A change by a factor of ${SLIP_FACTOR} or more is probably a slip: it needs --from with the current rate.`,
    countedDetail,
  ],
  args: [methodArg, { name: 'rate', meaning: 'KP per VND, such as 0.1' }],
  options: [
    {
      name: 'from',
      value: 'rate',
      meaning: `the current rate, to confirm a change by a factor of ${SLIP_FACTOR} or more`,
    },
    reasonOption,
  ],
  examples: [{ typed: 'methods set-rate momo 0.095', meaning: '10000 VND = 950 KP' }],
  async plan(db, input) {
    const method = await methodNamed(db, input.arg('method'));
    const rate = parseRate(input.arg('rate'), 'more');
    const reason = optionalReason(input);
    const was = parseRate(method.exchange_rate, 'more');
    if (rate === was) return nothingToDo(`The rate of ${method.name} is already ${rate}.`);
    const told = `With a rate of ${rate}, ${example(rate)}; it is now ${was}, ${example(was)}.`;
    refuseSlip({ was, slip: isSlip(was, rate) && told, list: 'methods list' }, typedRate(input));
    const moves = movesByRate(
      { was: creditFor(COUNTED_VND, was), now: creditFor(COUNTED_VND, rate) },
      reason,
    );
    return {
      moves,
      question: [
        `This changes the rate of ${method.name} from ${was} (${example(was)}) to ${rate} (${example(rate)}).`,
      ],
      async apply(trx) {
        await unchanged(trx, method);
        await updateMethod(trx, method.name, { exchange_rate: rate });
        return {
          lines: [`The rate of ${method.name} is now ${rate}: ${example(rate)}.`],
          json: { method: method.name, rate },
          audit: {
            target: `method ${method.name}`,
            reason,
            before: { rate: was },
            after: { rate, ...countedIn(moves) },
          },
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
  examples: [{ typed: `${words} momo`, meaning: `momo is ${enabled ? 'offered' : 'no longer offered'}` }],
  async plan(db, input) {
    const method = await methodNamed(db, input.arg('method'));
    const reason = optionalReason(input);
    const state = enabled ? 'offered' : 'not offered';
    if (method.enabled === enabled) return nothingToDo(`${method.name} is already ${state}.`);
    return {
      question: [
        enabled
          ? `This offers ${method.name} to players: ${example(method.exchange_rate)}.`
          : `This stops offering ${method.name} to players.`,
      ],
      async apply(trx) {
        await unchanged(trx, method);
        await updateMethod(trx, method.name, { enabled });
        return {
          lines: [`${method.name} is now ${state}.`],
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
  turning('methods disable', false, 'Stops offering a payment method to players.', [
    'Transfers that still arrive are credited as before.',
  ]),
];
