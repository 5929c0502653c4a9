/** Runs `work` when the browser is idle; in Safari, which has no requestIdleCallback, after two seconds. */
export function whenIdle(work: () => void): void {
  if (typeof window.requestIdleCallback === 'function') window.requestIdleCallback(work, { timeout: 5000 });
  else window.setTimeout(work, 2000);
}

/** What browsers report about the network; Safari and Firefox report nothing. */
interface NetworkInformation {
  saveData?: boolean;
  /** 'slow-2g', '2g', '3g' or '4g'. */
  effectiveType?: string;
}

/** Whether each kilobyte counts: the player asked to save data, or the network is 2G. */
export function isMetered(): boolean {
  const { connection } = navigator as Navigator & { connection?: NetworkInformation };
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
}

/** Events that show that the player begins to use the page. Autofill fires `input`. */
const BEGINNINGS = ['pointerdown', 'keydown', 'focusin', 'input'];

/** Runs `work` once the player begins to use the page. */
export function whenUsed(work: () => void): void {
  const begin = () => {
    for (const name of BEGINNINGS) document.removeEventListener(name, begin, true);
    work();
  };
  for (const name of BEGINNINGS) document.addEventListener(name, begin, true);
}

/** Runs a fetch that a page may need: when the browser is idle or, if each kilobyte counts, once the player begins to use the page. */
export const prefetch = (work: () => void): void => (isMetered() ? whenUsed : whenIdle)(work);

/** In ms. */
const CHUNK_RETRY_MS = 30_000;

/**
 * Loads a chunk that no part of the page waits for. If that fails, tries again after 30 s, or once the browser is online again. Resolves
 * with null once `signal` has aborted; never rejects.
 */
export const loadEventually = <Module>(
  load: () => Promise<Module>,
  signal: AbortSignal,
): Promise<Module | null> => loadAgain(load, signal, CHUNK_RETRY_MS);

/** The same for a chunk that the page cannot do without: tries again after 1, 2, 4 … 30 s. Resolves once it has loaded. */
export const loadSurely = <Module>(load: () => Promise<Module>): Promise<Module> =>
  loadAgain(load, new AbortController().signal, 1000) as Promise<Module>;

async function loadAgain<Module>(
  load: () => Promise<Module>,
  signal: AbortSignal,
  firstPauseMs: number,
): Promise<Module | null> {
  let pauseMs = firstPauseMs;
  let loaded: Module | null = null;
  while (loaded === null && !signal.aborted) {
    loaded = await load().catch(() => null);
    if (loaded === null)
      await new Promise<void>((resolve) => {
        const again = () => resolve();
        setTimeout(again, pauseMs);
        window.addEventListener('online', again, { once: true });
        signal.addEventListener('abort', again, { once: true });
        pauseMs = Math.min(2 * pauseMs, CHUNK_RETRY_MS);
      });
  }
  return signal.aborted ? null : loaded;
}
