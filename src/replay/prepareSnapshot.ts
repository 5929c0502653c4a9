import { loadRules } from '../forms/useRules';
import type { RootState } from '../store/types';
import { preloadPath } from '../app/preloadPath';

const prepared = new Map<string, Promise<void>>();

const prepare = async (pathname: string) => {
  await Promise.allSettled([preloadPath(pathname), loadRules()]);
};

/** Loads the chunks of the snapshot's page, which would otherwise show a loading state that is not part of the snapshot. */
export function prepareSnapshot({ location }: RootState): Promise<void> {
  const pathname = location?.pathname ?? '/';
  const preparing = prepared.get(pathname) ?? prepare(pathname);
  prepared.set(pathname, preparing);
  return preparing;
}
