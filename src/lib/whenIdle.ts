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

/** Runs a fetch that a page may need: when the browser is idle or, if each kilobyte counts, once the player begins to use the page. */
export function prefetch(work: () => void): void {
  if (!isMetered()) {
    whenIdle(work);
    return;
  }
  const begin = () => {
    for (const name of BEGINNINGS) document.removeEventListener(name, begin, true);
    work();
  };
  for (const name of BEGINNINGS) document.addEventListener(name, begin, true);
}

/** In ms. */
const CHUNK_RETRY_MS = 30_000;

/**
 * Loads a chunk that no part of the page waits for. If that fails, tries again after 30 s, or once the browser is online again. Resolves
 * with null once `signal` has aborted; never rejects.
 */
export async function loadEventually<Module>(
  load: () => Promise<Module>,
  signal: AbortSignal,
): Promise<Module | null> {
  let loaded: Module | null = null;
  while (loaded === null && !signal.aborted) {
    loaded = await load().catch(() => null);
    if (loaded === null)
      await new Promise<void>((resolve) => {
        const again = () => resolve();
        setTimeout(again, CHUNK_RETRY_MS);
        window.addEventListener('online', again, { once: true });
        signal.addEventListener('abort', again, { once: true });
      });
  }
  return signal.aborted ? null : loaded;
}
