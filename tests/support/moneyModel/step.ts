import type * as fc from 'fast-check';
import type { Model } from './model';
import { expectSame } from '../expectSame';
import { modelState, stateOf, type Process, type Real } from './real';

export type Step = fc.AsyncCommand<Model, Real>;

/** How often each kind of step had which outcome; shows that the random sequences were not trivial. */
export const tallies = new Map<string, number>();
export const count = (what: string) => tallies.set(what, (tallies.get(what) ?? 0) + 1);

/** After each step the database and the model must agree. */
export function step(
  label: string,
  run: (model: Model, real: Real) => Promise<void>,
  check?: (model: Readonly<Model>) => boolean,
): Step {
  return {
    check: (model) => check?.(model) ?? true,
    async run(model, real) {
      await run(model, real);
      expectSame(await stateOf(real), modelState(model));
      expectSame(model.credit < 0 || model.debt < 0 || (model.credit > 0 && model.debt > 0), false);
    },
    toString: () => label,
  };
}

export const at = (real: Real, process: number): Process => real.world.processes[process === 0 ? 0 : 1];
