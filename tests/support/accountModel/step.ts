import type * as fc from 'fast-check';
import { expectSame } from '../expectSame';
import type { AccountModel } from './model';
import type { Real } from './real';
import { modelState, stateOf } from './state';

export type Step = fc.AsyncCommand<AccountModel, Real>;
type Check = (model: Readonly<AccountModel>) => boolean;

/** How often each kind of step had which outcome; shows that the random sequences were not trivial. */
export const tallies = new Map<string, number>();
export const count = (what: string) => tallies.set(what, (tallies.get(what) ?? 0) + 1);

/** After each step the database and the model must agree. */
export const step = (
  label: string,
  run: (model: AccountModel, real: Real) => Promise<void>,
  check: Check = () => true,
): Step => ({
  check,
  async run(model, real) {
    await run(model, real);
    expectSame(await stateOf(real), modelState(model));
  },
  toString: () => label,
});

/** A step that needs a signed-in browser. */
export const signedInStep = (
  label: string,
  browser: number,
  run: (model: AccountModel, real: Real) => Promise<void>,
): Step =>
  step(
    label,
    (model, real) => {
      model.uses(browser);
      return run(model, real);
    },
    (model) => model.isSignedIn(browser),
  );

/** The status that the host must return: 204 (200 with a body) if the model makes the change, else 422. */
export function expectOutcome(what: string, status: number, done: boolean): void {
  count(`${what}: ${done ? 'done' : 'refused'}`);
  expect({ what, status: status === 200 ? 204 : status }).toEqual({ what, status: done ? 204 : 422 });
}

/** Runs steps one after the other, as a player would. */
export const inOrder = (...parts: Step[]): Step => ({
  check: (model) => parts.every((part) => part.check(model)),
  async run(model, real) {
    for (const part of parts) if (part.check(model)) await part.run(model, real);
  },
  toString: () => parts.join(', then '),
});
