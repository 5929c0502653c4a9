import * as fc from 'fast-check';
import { begin, openAccountModelWorld, type AccountModelWorld } from '../../support/accountModel/real';
import { factorSteps } from '../../support/accountModel/factorSteps';
import { tallies } from '../../support/accountModel/step';
import { starts, steps } from '../../support/accountModel/steps';

// Hashing and limits have tests of their own; here they would cost all the time, and end the sequences.
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

/** How many random sequences there are (ACCOUNT_MODEL_SEQUENCES for more), and how many run at a time. Each has its own player. */
const SEQUENCES = Number(process.env.ACCOUNT_MODEL_SEQUENCES ?? 400);
const AT_ONCE = 8;
const LONGEST_MS = 60 * 60_000;

let world: AccountModelWorld;
beforeAll(async () => {
  world = await openAccountModelWorld();
});
afterAll(() => world.close());

it(
  `SAFE-1, SAFE-2, SAFE-3, SAFE-5, SAFE-13: ${SEQUENCES} random sequences of an account agree with a plain model`,
  async () => {
    const base = Number(process.env.ACCOUNT_MODEL_SEED ?? Date.now() % 2 ** 31);
    const hand = (at: number) =>
      fc.assert(
        fc.asyncProperty(
          starts,
          fc.commands([...steps, ...factorSteps], { maxCommands: 16, size: 'max' }),
          (start, commands) => fc.asyncModelRun(() => begin(world, start), commands),
        ),
        { numRuns: SEQUENCES / AT_ONCE, seed: base + at, endOnFailure: true },
      );
    try {
      await Promise.all(Array.from({ length: AT_ONCE }, (_, at) => hand(at)));
    } catch (error) {
      throw new Error(`Again with ACCOUNT_MODEL_SEED=${base}`, { cause: error });
    }

    // The sequences were no idle ones: every kind of step came to every kind of end.
    const never = [
      'sign-in, right: done',
      'sign-in, former: refused',
      'change of the password: done',
      'change of the password: refused',
      'code: sms',
      'code: email',
      'code: nowhere',
      'code: tooSoon',
      'change of the address by password: done',
      'change of the address by sms: done',
      'change of the address by email: done',
      'change of the address by sms: refused',
      'change of the address by nothing: refused',
      'change of the phone by password: done',
      'change of the phone by sms: done',
      'verification of the address: done',
      'verification of the address: refused',
      'PTV: answered',
      'MXT: silent',
      'reset link: sent',
      'reset by link: done',
      'reset by link: refused',
      'reset by code: done',
      'reset by code: refused',
      'sign-in, right and totp, right: done',
      'sign-in, right and totp, wrong: refused',
      'sign-in, right and nothing: refused',
      'sign-in, right and recoveryCode, right: done',
      'sign-in, right and recoveryCode, former: refused',
      'set-up of the factor by password: done',
      'set-up of the factor by sms: done',
      'set-up of the factor by email: done',
      'set-up of the factor by totp: refused',
      'confirmation of the factor: done',
      'confirmation of the factor: refused',
      'removal of the factor by totp: done',
      'removal of the factor by totp: refused',
      'removal of the factor by sms: done',
      'change of the phone by totp: done',
      'deletion by password: done',
      'deletion by totp: done',
      'deletion by sms: done',
      'account: kept',
      'account: deleted',
      'account: not due',
    ].filter((what) => !tallies.has(what));
    expect(never).toEqual([]);
  },
  LONGEST_MS,
);
