/** Chromium's and Firefox's own yield, which TypeScript's DOM types don't know yet. */
interface YieldingScheduler {
  yield?(): Promise<void>;
}

/** Lets the browser do what waits (paint, a tap, a key) before the work goes on: what follows is a task of its own. */
export function yieldToMain(): Promise<void> {
  const { scheduler } = window as { scheduler?: YieldingScheduler };
  return scheduler?.yield ? scheduler.yield() : new Promise((resolve) => void setTimeout(resolve));
}
