import { paths, type User } from '@portal/contract';
import { portalApi, type NoArgument } from '../portalApi';

/** Requirements §7: GET /api/me. Nobody signed in (401) is the value null, not an error that loops (LAY-6). */
export const meApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    getMe: build.query<User | null, NoArgument>({
      queryFn: async (_, __, ___, call) => {
        const answer = await call(paths.me);
        if (answer.error) return answer.error.status === 401 ? { data: null } : { error: answer.error };
        return { data: answer.data as User };
      },
      extraOptions: { signedOutIsAnswer: true },
      providesTags: ['Me'],
    }),
  }),
});

export const { useGetMeQuery } = meApi;
