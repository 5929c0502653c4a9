import { paths, type User } from '@portal/contract';
import { plainError } from '../portalError';
import { portalApi, refetch, type NoArgument } from '../portalApi';
import { readUser } from '../readers/user';

/**
 * Requirements §7: GET /api/me. If nobody is signed in (a 401, or `null` from the host), the data are null, since a failed query would
 * be fetched again and again (LAY-6). Any other answer without a player is an error, not a logout.
 */
export const meApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    getMe: build.query<User | null, NoArgument>({
      queryFn: async (_, __, ___, call) => {
        const answer = await call(paths.me);
        if (answer.error) return answer.error.status === 401 ? { data: null } : { error: answer.error };
        const user = readUser(answer.data);
        return user || answer.data === null ? { data: user } : { error: plainError('html') };
      },
      extraOptions: { signedOutIsAnswer: true },
      providesTags: ['Me'],
    }),
  }),
});

export const { useGetMeQuery } = meApi;

/** Refetches the signed-in player. */
export const refetchMe = () => refetch(meApi.endpoints.getMe);

/** Waits for a call that is under way, if any: after a login in another tab, the cookies belong to whoever signed in there (SAFE-12). */
export const whenMeAnswered = () => meApi.util.getRunningQueryThunk('getMe', undefined);
