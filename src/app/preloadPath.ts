import { pages } from './pages';
import { pagesAt } from './pagesAt';

/** Loads what a path shows, before it is rendered (architecture §7, trap 1). A failing chunk shows when it is rendered. */
export async function preloadPath(pathname: string): Promise<void> {
  await Promise.allSettled(pagesAt(pathname).map((name) => pages[name].preload()));
}
