import { portalApi } from '../../src/api/portalApi';
import type { AppStore } from '../../src/store/types';

/** Resolves once no call of the portal is under way; never in one that asks without end. */
export async function callsEnded(store: AppStore): Promise<void> {
  const running = () => [
    ...store.dispatch(portalApi.util.getRunningQueriesThunk()),
    ...store.dispatch(portalApi.util.getRunningMutationsThunk()),
  ];
  for (let calls = running(); calls.length > 0; calls = running()) await Promise.allSettled(calls);
}

/**
 * Lets so many turns of the event loop pass: what was going to happen without a timer or another process has happened then,
 * however slow the machine is. For tests that something does not happen.
 */
export async function turns(count = 50): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await new Promise((resolve) => setTimeout(resolve));
}
