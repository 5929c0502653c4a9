import { gameOf } from '@portal/contract';
import { gameCatalogue } from '../../repositories/catalogue';
import { lockGame, prices, removePrice, setPrice } from '../../repositories/operatorCatalogue';
import { nothingToDo, Refusal, type Command, type Db, type Input } from '../command';
import { GAME } from '../game';
import { PROGRAM } from '../programName';
import { table } from '../table';
import { parseCoins, parseKp } from '../values';
import { optionalReason, reasonOption } from './lookups';
import { isSlip, refuseSlip, SLIP_FACTOR } from './rateChanges';

const { coinScale } = gameOf(GAME);
/** The name of a new game's coin until an operator changes it. */
const COIN = 'Xu';

const kpArg = { name: 'kp', meaning: 'price in KP' };

/** Coins as players see them: 50000 hundredths are '500', 1250 are '12.5'. Exact. */
export function coinText(smallest: number): string {
  const parts = String(smallest % coinScale)
    .padStart(String(coinScale).length - 1, '0')
    .replace(/0+$/, '');
  return [Math.floor(smallest / coinScale), parts].filter((part) => part !== '').join('.');
}

const coinsFor = async (db: Db, kp: number): Promise<number | undefined> =>
  (await prices(db, GAME)).find(({ credit }) => credit === kp)?.coins;

/** Throws a Refusal if the offer is not the one that the operator was shown. Call it once the game is locked. */
async function assertUnchanged(trx: Db, kp: number, seen: number | undefined) {
  if ((await coinsFor(trx, kp)) !== seen)
    throw new Refusal(
      `The offer for ${kp} KP was changed in the meantime: see ${PROGRAM} payable-values list.`,
    );
}

interface Offer {
  credit: number;
  coins: number;
}

/** The first of these offers whose coins per KP differ so much from this one's that this one is probably a slip. */
const slipFrom = (offers: readonly Offer[], { credit, coins }: Offer): Offer | undefined =>
  offers.find((other) =>
    isSlip(String(BigInt(other.coins) * BigInt(credit)), String(BigInt(coins) * BigInt(other.credit))),
  );

/** The coins of the offer so far, if the operator has typed them. */
function typedCoins(input: Input): string | undefined {
  const from = input.option('from');
  return from === undefined || from === '0' ? from : coinText(parseCoins(from, coinScale));
}

const list: Command = {
  words: 'payable-values list',
  meaning: `Lists the recharge offers for ${GAME}: coins for KP.`,
  examples: [{ typed: 'payable-values list', meaning: 'all offers' }],
  async read(db) {
    const coinName = (await gameCatalogue(db, GAME))?.coinName ?? COIN;
    const values = await prices(db, GAME);
    return {
      lines: table(
        values,
        { KP: ({ credit }) => credit, [coinName.toUpperCase()]: ({ coins }) => coinText(coins) },
        'None: players cannot recharge.',
      ),
      json: { gameId: GAME, coinName, coinScale, payableValues: values },
    };
  },
};

const set: Command = {
  words: 'payable-values set',
  meaning: 'Adds an offer, or changes how many coins it gives.',
  details: [
    'Recharges in progress keep their terms.',
    `A change by a factor of ${SLIP_FACTOR} or more is probably a slip: it needs --from with the current number of coins. A new offer that differs so much from another one, per KP, needs --from 0.`,
  ],
  args: [kpArg, { name: 'coins', meaning: 'number of coins, as players see them, such as 500' }],
  options: [
    {
      name: 'from',
      value: 'coins',
      meaning: `the current number of coins, 0 for a new offer, to confirm a difference by a factor of ${SLIP_FACTOR} or more`,
    },
    reasonOption,
  ],
  examples: [{ typed: 'payable-values set 5000 500', meaning: '5000 KP buy 500 coins' }],
  async plan(db, input) {
    const kp = parseKp(input.arg('kp'));
    const coins = parseCoins(input.arg('coins'), coinScale);
    const reason = optionalReason(input);
    const offers = await prices(db, GAME);
    const before = offers.filter(({ credit }) => credit === kp);
    const was = before[0]?.coins;
    if (was === coins) return nothingToDo(`${kp} KP already buy ${coinText(coins)} coins.`);
    const far = slipFrom(was === undefined ? offers : before, { credit: kp, coins });
    const told =
      far &&
      `${kp} KP would buy ${coinText(coins)} coins; now ${far.credit} KP buy ${coinText(far.coins)} coins.`;
    refuseSlip(
      { what: 'number of coins', was: coinText(was ?? 0), slip: told, list: 'payable-values list' },
      typedCoins(input),
    );
    const now = was === undefined ? 'a new offer' : `now ${coinText(was)} coins`;
    return {
      question: [`This offers ${coinText(coins)} coins for ${kp} KP (${now}).`],
      async apply(trx) {
        await lockGame(trx, GAME, COIN);
        await assertUnchanged(trx, kp, was);
        await setPrice(trx, GAME, kp, coins);
        return {
          lines: [`${kp} KP now buy ${coinText(coins)} coins.`],
          json: { gameId: GAME, kp, coins },
          audit: {
            target: `payable value ${kp}`,
            reason,
            before: was === undefined ? null : { coins: was },
            after: { coins },
          },
        };
      },
    };
  },
};

const remove: Command = {
  words: 'payable-values remove',
  meaning: 'Removes an offer.',
  args: [kpArg],
  options: [reasonOption],
  examples: [{ typed: 'payable-values remove 5000', meaning: 'removes the offer for 5000 KP' }],
  async plan(db, input) {
    const kp = parseKp(input.arg('kp'));
    const reason = optionalReason(input);
    const was = await coinsFor(db, kp);
    if (was === undefined)
      throw new Refusal(`There is no offer for ${kp} KP: see ${PROGRAM} payable-values list.`);
    return {
      question: [`This removes the offer of ${coinText(was)} coins for ${kp} KP.`],
      async apply(trx) {
        await lockGame(trx, GAME, COIN);
        await assertUnchanged(trx, kp, was);
        await removePrice(trx, GAME, kp);
        return {
          lines: [`Removed the offer for ${kp} KP.`],
          json: { gameId: GAME, kp, removed: true },
          audit: { target: `payable value ${kp}`, reason, before: { coins: was }, after: null },
        };
      },
    };
  },
};

export const payableValueCommands = [list, set, remove];
