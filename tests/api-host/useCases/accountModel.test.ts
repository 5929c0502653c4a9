import * as fc from 'fast-check';
import { deletionSteps } from '../../support/accountModel/deletionSteps';
import { factorSteps } from '../../support/accountModel/factorSteps';
import { fixedSequences } from '../../support/accountModel/fixedSequences';
import { outcomes } from '../../support/accountModel/outcomes';
import { passkeySteps } from '../../support/accountModel/passkeySteps';
import { begin } from '../../support/accountModel/real';
import { tallies } from '../../support/accountModel/step';
import { starts, steps } from '../../support/accountModel/steps';
import { supportSteps } from '../../support/accountModel/supportSteps';
import { openAccountModelWorld, type AccountModelWorld } from '../../support/accountModel/world';
import { playSequences } from '../../support/randomSequences';

const allSteps = [...steps, ...factorSteps, ...passkeySteps, ...supportSteps, ...deletionSteps];

// Hashing and rate limits have their own tests; here they would take nearly all the time and cut sequences short.
jest.mock('@node-rs/argon2', () => {
  const argon2 = jest.requireActual<typeof import('@node-rs/argon2')>('@node-rs/argon2');
  const cheap = { memoryCost: 8, timeCost: 1, parallelism: 1 };
  return { ...argon2, hash: (password: string) => argon2.hash(password, cheap) };
});
jest.mock('../../../api-host/repositories/rateLimits', () => {
  const nothing = () => Promise.resolve();
  const allowed = () => Promise.resolve({ allowed: true });
  const repository = { count: allowed, check: allowed, uncount: nothing, forget: nothing, purgeOld: nothing };
  return { rateLimitsRepository: () => repository };
});

/** With ACCOUNT_MODEL_SEQUENCES a run may be long. */
const LONGEST_MS = 60 * 60_000;

let world: AccountModelWorld;
beforeAll(async () => {
  world = await openAccountModelWorld();
});
afterAll(() => world.close());

/** Plays a sequence that is part of every run. */
async function playFixed({ start, steps: fixed }: (typeof fixedSequences)[number]): Promise<void> {
  const { model, real } = await begin(world, start);
  for (const step of fixed) {
    expect({ step: String(step), isPossible: step.check(model) }).toMatchObject({ isPossible: true });
    await step.run(model, real);
  }
}

const sequence = fc.asyncProperty(
  starts,
  fc.commands(allSteps, { maxCommands: 16, size: 'max' }),
  (start, commands) => fc.asyncModelRun(() => begin(world, start), commands),
);

it(
  'SAFE-1, SAFE-2, SAFE-3, SAFE-5, SAFE-13: random sequences of an account agree with a plain model',
  async () => {
    await Promise.all(fixedSequences.map(playFixed));
    await playSequences({
      name: 'ACCOUNT_MODEL',
      property: sequence,
      ...{ least: 128, most: 1600, atOnce: 8 },
      missing: () => outcomes.filter((what) => !tallies.has(what)),
    });
  },
  LONGEST_MS,
);
