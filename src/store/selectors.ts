import type { User } from '@portal/contract';

/** RTK Query's cache key of `getMe`. Written out, because public pages load RTK Query later (docs/decisions/0137). */
const ME = 'getMe(undefined)';

interface StateOfMe {
  api?: { queries: Record<string, { data?: unknown } | undefined> };
}

/** The signed-in player; null for none, before the first response and before the API has been added. Accepts any state. */
export const selectUser = (state: unknown): User | null =>
  ((state as StateOfMe).api?.queries[ME]?.data as User | null | undefined) ?? null;

/** Whether the API has been added to the store (docs/decisions/0137). */
export const hasApi = (state: object): boolean => 'api' in state;
