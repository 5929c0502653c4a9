import type { KeptQuery } from '../lib/lastReadStorage';
import { keptQueries } from '../store/slices/lastRead';
import type { RootState } from '../store/types';
import { queriesAt } from './firstQueries';

/** When the host gave what a page shows, in ms since 1970. */
export interface Age {
  query: KeptQuery;
  at: number;
}

/**
 * The ages of what the page at `pathname` shows about money and could not be fetched anew (PLAY-11): it was read in an earlier visit,
 * or its last call failed, or the device is offline. Empty: all of it is up to date.
 */
export function agesAt({ api, lastRead }: Pick<RootState, 'api' | 'lastRead'>, pathname: string): Age[] {
  const shown: readonly string[] = ['getMe', ...queriesAt(pathname)];
  return keptQueries.flatMap((query) => {
    const entry = api.queries[`${query}(undefined)`];
    if (!shown.includes(query) || !entry?.data) return [];
    const failed = entry.error !== undefined || !api.config.online;
    const at = lastRead[query] ?? (failed ? entry.fulfilledTimeStamp : undefined);
    return at === undefined ? [] : [{ query, at }];
  });
}
