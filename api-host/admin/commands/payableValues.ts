import { gameIds, gameOf } from '@portal/contract';
import { gameCatalogue } from '../../repositories/catalogue';
import { lockGame, prices, removePrice, setPrice } from '../../repositories/operatorCatalogue';
import { nothingToDo, Refusal, type Command, type Db } from '../command';
import { PROGRAM } from '../programName';
import { table } from '../table';
import { parseCoins, parseKp } from '../values';
import { optionalReason, reasonOption } from './lookups';

/** The only game there is (GAME-1). */
const [GAME] = gameIds;
const { coinScale } = gameOf(GAME);
/** The default name of a new game's coin, until an operator changes it. */
const COIN = 'Xu';

const kpArg = { name: 'kp', meaning: 'what it costs, in KP' };

/** Coins as players see them: 50000 hundredths are '500', 1250 are '12.5'. Exact. */
export function coinText(smallest: number): string {
  const parts = String(smallest % coinScale)
    .padStart(String(coinScale).length - 1, '0')
    .replace(/0+$/, '');
  return [Math.floor(smallest / coinScale), parts].filter((part) => part !== '').join('.');
}

const coinsFor = async (db: Db, kp: number): Promise<number | undefined> =>
  (await prices(db, GAME)).find(({ credit }) => credit === kp)?.coins;

const list: Command = {
  words: 'payable-values list',
  meaning: `Lists what can be bought in ${GAME}: coins for KP.`,
  examples: [{ typed: 'payable-values list', meaning: 'all prices' }],
  async read(db) {
    const coinName = (await gameCatalogue(db, GAME))?.coinName ?? COIN;
    const values = await prices(db, GAME);
    return {
      lines: table(
        values,
        { KP: ({ credit }) => credit, [coinName.toUpperCase()]: ({ coins }) => coinText(coins) },
        'None: players can buy nothing.',
      ),
      json: { gameId: GAME, coinName, coinScale, payableValues: values },
    };
  },
};

const set: Command = {
  words: 'payable-values set',
  meaning: 'Sets how many coins an amount of KP buys.',
  details: ['Recharges that are under way keep what they were begun with.'],
  args: [kpArg, { name: 'coins', meaning: 'what it buys, in coins as players see them, such as 500' }],
  options: [reasonOption],
  examples: [{ typed: 'payable-values set 5000 500', meaning: '5000 KP buy 500 coins' }],
  async plan(db, input) {
    const kp = parseKp(input.arg('kp'));
    const coins = parseCoins(input.arg('coins'), coinScale);
    const reason = optionalReason(input);
    const was = await coinsFor(db, kp);
    if (was === coins) return nothingToDo(`${kp} KP buy ${coinText(coins)} coins already.`);
    const now = was === undefined ? 'can’t be spent at present' : `buy ${coinText(was)} coins`;
    return {
      question: [`${kp} KP ${now}, and will buy ${coinText(coins)}.`],
      async apply(trx) {
        await lockGame(trx, GAME, COIN);
        const before = await coinsFor(trx, kp);
        await setPrice(trx, GAME, kp, coins);
        return {
          lines: [`${kp} KP buy ${coinText(coins)} coins now.`],
          json: { gameId: GAME, kp, coins },
          audit: {
            target: `payable value ${kp}`,
            reason,
            before: before === undefined ? null : { coins: before },
            after: { coins },
          },
        };
      },
    };
  },
};

const remove: Command = {
  words: 'payable-values remove',
  meaning: 'Takes a price off the list.',
  args: [kpArg],
  options: [reasonOption],
  examples: [{ typed: 'payable-values remove 5000', meaning: 'nobody buys for 5000 KP any more' }],
  async plan(db, input) {
    const kp = parseKp(input.arg('kp'));
    const reason = optionalReason(input);
    const gone = () => new Refusal(`${kp} KP buy nothing as it is: see ${PROGRAM} payable-values list.`);
    const was = await coinsFor(db, kp);
    if (was === undefined) throw gone();
    return {
      question: [`This takes "${coinText(was)} coins for ${kp} KP" off the list.`],
      async apply(trx) {
        await lockGame(trx, GAME, COIN);
        const before = await coinsFor(trx, kp);
        if (before === undefined) throw gone();
        await removePrice(trx, GAME, kp);
        return {
          lines: ['Removed.'],
          json: { gameId: GAME, kp, removed: true },
          audit: { target: `payable value ${kp}`, reason, before: { coins: before }, after: null },
        };
      },
    };
  },
};

export const payableValueCommands = [list, set, remove];
