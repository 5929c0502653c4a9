import { portalApi } from '../../src/api/portalApi';
import type { AppStore } from '../../src/store/types';

/** Resolves once the portal has no pending call; never in a portal that keeps polling. */
export async function callsEnded(store: AppStore): Promise<void> {
  const running = () => [
    ...store.dispatch(portalApi.util.getRunningQueriesThunk()),
    ...store.dispatch(portalApi.util.getRunningMutationsThunk()),
  ];
  for (let calls = running(); calls.length > 0; calls = running()) await Promise.allSettled(calls);
}

/**
 * Lets the event loop turn several times: anything that needs neither a timer nor another process has then happened, however slow the
 * machine is. For tests that assert that something does not happen.
 */
export async function turns(count = 50): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await new Promise((resolve) => setTimeout(resolve));
}

/**
 * For tests that count renders: keeps the browser from ever being idle, so that nothing is loaded in idle time, which a slow machine may
 * reach in the middle of a test.
 */
export function useBusyBrowser(): void {
  const never = { requestIdleCallback: () => 0, cancelIdleCallback: () => undefined };
  beforeEach(() => void Object.assign(window, never));
  afterEach(() => Object.keys(never).forEach((name) => Reflect.deleteProperty(window, name)));
}
