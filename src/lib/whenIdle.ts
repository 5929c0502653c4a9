/** Runs `work` when the browser is idle; in Safari, which has no requestIdleCallback, after two seconds. */
export function whenIdle(work: () => void): void {
  if (typeof window.requestIdleCallback === 'function') window.requestIdleCallback(work, { timeout: 5000 });
  else window.setTimeout(work, 2000);
}
