import { pages } from './pages';
import { pagesAt } from './pagesAt';

/**
 * Loads the chunks of a path before it is rendered (architecture §7, trap 1). A chunk that fails to load shows its error when
 * it is rendered.
 */
export async function preloadPath(pathname: string): Promise<void> {
  await Promise.allSettled(pagesAt(pathname).map((name) => pages[name].preload()));
}
