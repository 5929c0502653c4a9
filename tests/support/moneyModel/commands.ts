import * as fc from 'fast-check';
import { endCampaign, makeCampaign, reward } from './campaignSteps';
import { closeCode, makeCode, othersRedeem, redeem } from './codeSteps';
import type { Manner } from './gameServers';
import { migrate, restart, setZone } from './migrationSteps';
import { recharge, sameKey, SOLD, ways } from './rechargeSteps';
import type { Step } from './step';
import { duplicate, recall, refund, topUp } from './transferSteps';

const process = fc.integer({ min: 0, max: 1 });
const zone = fc.integer({ min: 0, max: 2 });
const which = fc.nat(20);
const manner = fc.constantFrom<Manner>('give', 'give', 'refuse', 'give unheard', 'silent');
const way = fc.constantFrom(...ways);
const vnd = fc.oneof(
  fc.constantFrom(50_000, 100_000, 200_000, 500_000),
  fc.integer({ min: 1, max: 600_000 }),
  fc.constantFrom(1, 9, 10, 49_999, 99_999),
);

/** All steps that can happen to a player's money. */
export const steps: fc.Arbitrary<Step>[] = [
  fc.tuple(vnd, fc.integer({ min: 1, max: 3 })).map((args) => topUp(...args)),
  fc.tuple(fc.integer({ min: 100_000, max: 1_000_000 }), fc.constant(1)).map((args) => topUp(...args)),
  fc.tuple(which, process, fc.boolean()).map((args) => duplicate(...args)),
  fc
    .tuple(fc.oneof(fc.integer({ min: 1, max: 30_000 }), fc.constantFrom(1, 5_000)), process)
    .map((args) => recall(...args)),
  fc
    .tuple(fc.constantFrom(...SOLD, 5_000, 5_000, 7), zone, process, manner, way)
    .map((args) => recharge(...args)),
  fc.tuple(fc.integer({ min: 1, max: 20_000 }), process).map((args) => refund(...args)),
  // The cheapest purchase, so that more recharges go through.
  ...[1, 2].map(() =>
    fc.tuple(fc.constant(5_000), zone, process, manner, way).map((args) => recharge(...args)),
  ),
  fc.tuple(which, process, fc.boolean()).map((args) => sameKey(...args)),
  fc.boolean().map(restart),
  fc.tuple(zone, process, manner, way).map((args) => migrate(...args)),
  fc.tuple(zone, fc.boolean()).map((args) => setZone(...args)),
  fc
    .tuple(
      fc.integer({ min: 1, max: 20_000 }),
      // Few uses, so that other players have often taken the last one.
      fc.integer({ min: 1, max: 2 }),
      fc.oneof({ weight: 7, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) }),
    )
    .map((args) => makeCode(...args)),
  fc.oneof(
    { weight: 4, arbitrary: fc.tuple(which, fc.integer({ min: 1, max: 3 })).map((args) => redeem(...args)) },
    { weight: 4, arbitrary: which.map(othersRedeem) },
    { weight: 1, arbitrary: which.map(closeCode) },
  ),
  fc
    .tuple(
      fc.array(fc.constantFrom(1_000, 5_000, 20_000, 60_000, 200_000), { minLength: 1, maxLength: 3 }),
      fc.constantFrom(400, 3_000, 50_000),
      fc.oneof({ weight: 7, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) }),
    )
    .map((args) => makeCampaign(...args)),
  fc.oneof(
    { weight: 6, arbitrary: fc.tuple(which, fc.integer({ min: 1, max: 3 })).map((args) => reward(...args)) },
    { weight: 1, arbitrary: which.map(endCampaign) },
  ),
];

/** The player's initial zones. */
export const zonesArbitrary = fc.array(
  fc.record({
    open: fc.oneof({ weight: 7, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: fc.constant(false) }),
    account: fc.option(
      fc.record({
        leftCoin: fc.nat(500_000),
        extpoint0: fc.oneof(fc.nat(99), fc.nat(100_000)),
        extpoint4: fc.nat(30),
      }),
    ),
  }),
  { minLength: 3, maxLength: 3 },
);
