import { yieldToMain } from '../lib/yieldToMain';
import { pages } from './pages';
import { pagesAt } from './pagesAt';
import { earlyPages } from './routes';

/** Whether a path shows a page that needs the API to be rendered. */
export const needsApi = (pathname: string): boolean =>
  !pagesAt(pathname).every((name) => earlyPages.includes(name));

/**
 * Loads the chunks of a path before it is rendered (architecture §7, trap 1). A chunk that fails to load shows its error when
 * it is rendered.
 */
export async function preloadPath(pathname: string): Promise<void> {
  await Promise.allSettled(pagesAt(pathname).map((name) => pages[name].preload()));
}

/** The same for chunks whose files have been requested already: each is evaluated in its own task, the last one included (architecture §7, TBT). */
export async function preloadOneByOne(pathname: string): Promise<void> {
  for (const name of pagesAt(pathname)) {
    await pages[name].preload().catch(() => undefined);
    await yieldToMain();
  }
}
