import type { KeptQuery } from '../lib/lastReadStorage';
import { keptQueries } from '../store/slices/lastRead';
import type { RootState } from '../store/types';
import { queriesAt } from './firstQueries';

/** A query that a page shows, and when the host answered it, in ms since 1970. */
export interface OutdatedData {
  query: KeptQuery;
  at: number;
}

/**
 * The data about money that the page at `pathname` shows and that may be outdated (PLAY-11): they were kept from an
 * earlier visit, or their last call failed, or the device is offline. Empty if all data are up to date.
 */
export function outdatedDataAt(
  { api, lastRead }: Pick<RootState, 'api' | 'lastRead'>,
  pathname: string,
): OutdatedData[] {
  const shown: readonly string[] = ['getMe', ...queriesAt(pathname)];
  return keptQueries.flatMap((query) => {
    const entry = api.queries[`${query}(undefined)`];
    if (!shown.includes(query) || !entry?.data) return [];
    const failed = entry.error !== undefined || !api.config.online;
    const at = lastRead[query] ?? (failed ? entry.fulfilledTimeStamp : undefined);
    return at === undefined ? [] : [{ query, at }];
  });
}
