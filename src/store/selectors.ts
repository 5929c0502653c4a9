import type { User } from '@portal/contract';
import { meApi } from '../api/endpoints/me';

const selectMe = meApi.endpoints.getMe.select();

/** Who is signed in, as far as is known; null also before the first answer. Takes any state that holds the API. */
export const selectUser = (state: unknown): User | null =>
  selectMe(state as Parameters<typeof selectMe>[0]).data ?? null;
