import { paths, type LoginPayload } from '@portal/contract';
import { portalApi, type NoArgument } from '../portalApi';

/** Requirements §7: GET /api/csrf-cookie, POST /login (204), POST /logout (204). */
export const sessionApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    /** baseQuery makes this call itself when a mutation needs it (API-3). */
    getCsrfCookie: build.query<null, NoArgument>({ query: () => ({ url: paths.csrfCookie, unread: true }) }),
    login: build.mutation<null, LoginPayload>({
      query: (body) => ({ url: paths.login, method: 'POST', body }),
      extraOptions: { publicCall: true },
    }),
    logout: build.mutation<null, NoArgument>({
      query: () => ({ url: paths.logout, method: 'POST' }),
    }),
  }),
});

export const { useLogoutMutation } = sessionApi;
