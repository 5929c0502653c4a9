import type { User } from '@portal/contract';
import { meApi } from '../api/endpoints/me';

const selectMe = meApi.endpoints.getMe.select();

/** The signed-in player; null for none, and before the first response. Accepts any state that contains the API slice. */
export const selectUser = (state: unknown): User | null =>
  selectMe(state as Parameters<typeof selectMe>[0]).data ?? null;
