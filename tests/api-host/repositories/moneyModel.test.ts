import * as fc from 'fast-check';
import { checkLedger } from '../../../api-host/repositories/ledgerCheck';
import { steps, zonesArbitrary } from '../../support/moneyModel/commands';
import { Model } from '../../support/moneyModel/model';
import { openModelWorld, realFor, type ModelWorld, type Real } from '../../support/moneyModel/real';
import { tallies } from '../../support/moneyModel/step';
import { playSequences } from '../../support/randomSequences';

// Covers the repositories and SQL functions of all movements of money together (decision 0022).

let world: ModelWorld;

beforeAll(async () => {
  world = await openModelWorld();
});
afterAll(() => world.close());

/** The game servers delivered exactly the coins that the player paid for and the balances that were moved. */
function expectGiven(model: Model, { player }: Real): void {
  const given = world.games.givenTo(player.username);
  const coins = given
    .filter(({ migration }) => !migration)
    .reduce((sum, delivery) => sum + delivery.coins, 0);
  expect(coins).toBe(model.coinsGiven);
  expect(new Set(given.map(({ deliveryId }) => deliveryId)).size).toBe(given.length);
}

/** Every kind of outcome of every kind of step. The rarest occur in one of about 130 sequences. */
const outcomes = [
  'top-up',
  'top-up in debt',
  'duplicate',
  'recall',
  'recall into debt',
  'refund',
  'refund in debt',
  'key again',
  'recharge MIGRATION_REQUIRED',
  'recharge UNKNOWN_AMOUNT',
  'recharge ZONE_UNAVAILABLE',
  'recharge INSUFFICIENT_CREDIT',
  'recharge plain',
  'recharge twice',
  'recharge died after commit',
  'recharge died before commit',
  'recharge died in the commit',
  'recharge met: give',
  'recharge met: refuse',
  'recharge met: give unheard',
  'recharge met: silent',
  'resumed as delivered',
  'resumed as refused',
  'migration begin',
  'migration again',
  'migration MIGRATION_PENDING',
  'migration NOTHING_TO_MIGRATE',
  'migration ZONE_UNAVAILABLE',
  'migration met: give',
  'migration met: refuse',
  'migration met: give unheard',
  'migration met: silent',
  'migration resumed, refused',
  'migration resumed, given',
  'code redeemed',
  'code redeemed in debt',
  'code again',
  'code used-up',
  'code unknown',
  'campaign rewarded',
  'campaign with nothing due',
];

const sequence = fc.asyncProperty(
  zonesArbitrary,
  fc.commands(steps, { maxCommands: 20, size: 'max' }),
  async (zones, commands) => {
    let last: { model: Model; real: Real } | undefined;
    await fc.asyncModelRun(async () => {
      const model = new Model(
        zones.map(({ open, account }) => ({ open, account: account && { ...account } })),
      );
      last = { model, real: await realFor(world, zones) };
      return last;
    }, commands);
    if (last) expectGiven(last.model, last.real);
  },
);

it('random sequences on two processes agree with a plain model', async () => {
  await playSequences({
    name: 'MONEY_MODEL',
    property: sequence,
    ...{ least: 512, most: 4096, atOnce: 16 },
    missing: () => outcomes.filter((what) => (tallies.get(what) ?? 0) < 4),
  });
  expect((await checkLedger(world.database.db)).findings).toEqual([]);
});
