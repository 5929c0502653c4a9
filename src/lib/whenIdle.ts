/** Runs work once the browser has nothing better to do, or after two seconds where it can't say (Safari). */
export function whenIdle(work: () => void): void {
  if (typeof window.requestIdleCallback === 'function') window.requestIdleCallback(work, { timeout: 5000 });
  else window.setTimeout(work, 2000);
}
