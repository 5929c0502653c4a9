import { bonusFor, creditFor } from '@portal/contract';
import { bonusRows, removeBonus, setBonus } from '../../repositories/operatorCatalogue';
import { nothingToDo, Refusal, type Command, type Db } from '../command';
import { PROGRAM } from '../programName';
import { table } from '../table';
import { parseRate, parseVnd } from '../values';
import { optionalReason, reasonOption } from './lookups';
import { methodArg, methodNamed, unchanged } from './methods';
import {
  COUNTED_VND,
  countedDetail,
  countedIn,
  isBonusSlip,
  movesByRate,
  refuseSlip,
  SLIP_FACTOR,
  typedRate,
} from './rateChanges';

const cashArg = { name: 'vnd', meaning: 'minimum amount of the transfer, in VND' };

/** The stored bonus rate for an amount, as text; undefined if there is none. */
async function rateAt(db: Db, method: string, cash: number): Promise<string | undefined> {
  const row = (await bonusRows(db, method)).find(({ cashValue }) => cashValue === cash);
  return row && parseRate(row.bonusRate, 'zero');
}

/** Throws a Refusal if the bonus is not the one that the operator was shown. Call it once the method is locked. */
async function assertUnchanged(trx: Db, method: string, cash: number, seen: string | undefined) {
  if ((await rateAt(trx, method, cash)) !== seen)
    throw new Refusal(
      `The bonus of ${method} from ${cash} VND was changed in the meantime: see ${PROGRAM} bonuses list --method ${method}.`,
    );
}

const list: Command = {
  words: 'bonuses list',
  meaning: 'Lists the bonus tables: minimum amount and bonus rate.',
  details: ['A transfer gets only the bonus of the largest minimum amount that it reaches.'],
  options: [{ name: 'method', value: 'method', meaning: 'only this payment method' }],
  examples: [
    { typed: 'bonuses list', meaning: 'all payment methods' },
    { typed: 'bonuses list --method momo', meaning: 'only momo' },
  ],
  async read(db, input) {
    const name = input.option('method');
    const bonuses = await bonusRows(db, name === undefined ? undefined : (await methodNamed(db, name)).name);
    return {
      lines: table(
        bonuses,
        {
          METHOD: ({ method }) => method,
          'FROM (VND)': ({ cashValue }) => cashValue,
          'BONUS RATE': ({ bonusRate }) => bonusRate,
        },
        'None.',
      ),
      json: { bonuses },
    };
  },
};

const set: Command = {
  words: 'bonuses set',
  meaning: 'Sets the bonus rate for transfers from a minimum amount.',
  args: [methodArg, cashArg, { name: 'rate', meaning: 'share of the KP, such as 0.05 for 5%' }],
  details: [
    `A rate of 1 or more, or ${SLIP_FACTOR} times the current one, is probably a slip: it needs --from with the current rate.`,
    countedDetail,
  ],
  options: [
    {
      name: 'from',
      value: 'rate',
      meaning: `the current rate, 0 if there is none, to confirm a rate of 1 or more, or ${SLIP_FACTOR} times the current one`,
    },
    reasonOption,
  ],
  examples: [
    { typed: 'bonuses set momo 100000 0.05', meaning: '5% more KP for transfers of at least 100000 VND' },
  ],
  async plan(db, input) {
    const method = await methodNamed(db, input.arg('method'));
    const cash = parseVnd(input.arg('vnd'));
    const rate = parseRate(input.arg('rate'), 'zero');
    const reason = optionalReason(input);
    const was = await rateAt(db, method.name, cash);
    const kp = creditFor(cash, method.exchange_rate);
    if (was === rate) return nothingToDo(`The bonus of ${method.name} from ${cash} VND is already ${rate}.`);
    const brings = `A transfer of ${cash} VND then brings ${kp} KP and a bonus of ${bonusFor(kp, rate)} KP.`;
    const before = was ?? '0';
    refuseSlip(
      {
        was: before,
        slip: isBonusSlip(before, rate) && brings,
        list: `bonuses list --method ${method.name}`,
      },
      typedRate(input),
    );
    const counted = creditFor(COUNTED_VND, method.exchange_rate);
    const moves = movesByRate({ was: bonusFor(counted, before), now: bonusFor(counted, rate) }, reason);
    return {
      moves,
      question: [
        `This sets the bonus of ${method.name} from ${cash} VND to ${rate} (currently ${was ?? 'none'}).`,
        brings,
      ],
      async apply(trx) {
        await unchanged(trx, method);
        await assertUnchanged(trx, method.name, cash, was);
        await setBonus(trx, method.name, cash, rate);
        return {
          lines: [`The bonus of ${method.name} from ${cash} VND is now ${rate}.`],
          json: { method: method.name, vnd: cash, rate },
          audit: {
            target: `bonus ${method.name} ${cash}`,
            reason,
            before: was === undefined ? null : { rate: was },
            after: { rate, ...countedIn(moves) },
          },
        };
      },
    };
  },
};

const remove: Command = {
  words: 'bonuses remove',
  meaning: 'Removes a row of a bonus table.',
  args: [methodArg, cashArg],
  options: [reasonOption],
  examples: [
    {
      typed: 'bonuses remove momo 100000',
      meaning: 'such transfers then get the bonus of the next lower row',
    },
  ],
  async plan(db, input) {
    const method = await methodNamed(db, input.arg('method'));
    const cash = parseVnd(input.arg('vnd'));
    const reason = optionalReason(input);
    const was = await rateAt(db, method.name, cash);
    if (was === undefined)
      throw new Refusal(
        `${method.name} has no bonus from ${cash} VND: see ${PROGRAM} bonuses list --method ${method.name}.`,
      );
    return {
      question: [`This removes the bonus of ${method.name} from ${cash} VND (${was}).`],
      async apply(trx) {
        await unchanged(trx, method);
        await assertUnchanged(trx, method.name, cash, was);
        await removeBonus(trx, method.name, cash);
        return {
          lines: [`Removed the bonus of ${method.name} from ${cash} VND.`],
          json: { method: method.name, vnd: cash, removed: true },
          audit: { target: `bonus ${method.name} ${cash}`, reason, before: { rate: was }, after: null },
        };
      },
    };
  },
};

export const bonusCommands = [list, set, remove];
