import { openOperatorWorld, type OperatorWorld } from './operatorWorld';
import { useOpened } from './useOpened';

/**
 * A world of operators, for all tests of a file (openOperatorWorld). Its ledger must have no findings at the end. Apart from useHost.ts,
 * because it loads the whole program of operators.
 */
export const useOperatorWorld = (): OperatorWorld =>
  useOpened(openOperatorWorld, async (world) => expect(await world.close()).toEqual([]));
