import { defaultGameId, gameOf, type GameRechargeConfig, type PayableValue } from '@portal/contract';
import { fieldsOf, readNumber, readRows, readText } from './json';

function readPayableValue(json: unknown): PayableValue | null {
  const fields = fieldsOf(json);
  const credit = readNumber(fields['credit']);
  const coinsReceived = readNumber(fields['coinsReceived']);
  return credit === null || coinsReceived === null ? null : { credit, coinsReceived };
}

/** A recharge names an offer by its price, so only the first of several with one price can be bought. */
const firstOfEachPrice = (values: readonly PayableValue[]): PayableValue[] =>
  values.filter(({ credit }, index) => values.findIndex((other) => other.credit === credit) === index);

/** GET /api/recharge/game; null without a list of amounts (GAME-7). Without `gameId` the game is fsonline (HOST-3). */
export function readRechargeConfig(json: unknown): GameRechargeConfig | null {
  const fields = fieldsOf(json);
  const gameId = readText(fields['gameId']) ?? defaultGameId;
  const payableValues = readRows(fields['payableValues'], readPayableValue, 'payableValues');
  return (
    payableValues && {
      gameId,
      coinName: readText(fields['coinName']) ?? gameOf(gameId).coinName,
      payableValues: firstOfEachPrice(payableValues),
      ...(fields['acceptsExpectedCoins'] === true && { acceptsExpectedCoins: true }),
    }
  );
}
