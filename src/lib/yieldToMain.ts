/** `scheduler.yield` of Chromium and Firefox; TypeScript's DOM types do not have it yet. */
interface YieldingScheduler {
  yield?(): Promise<void>;
}

/** Lets the browser paint and handle input before the work continues in a new task. */
export function yieldToMain(): Promise<void> {
  const { scheduler } = window as { scheduler?: YieldingScheduler };
  return scheduler?.yield ? scheduler.yield() : new Promise((resolve) => void setTimeout(resolve));
}
