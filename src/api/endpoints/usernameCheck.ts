import { paths, type UsernameCheckPayload } from '@portal/contract';
import type { CallEnvironment } from '../baseQuery';
import { isMissingCall } from '../missingCall';
import { portalApi } from '../portalApi';
import { readUsernameCheck } from '../readers/usernameCheck';

/**
 * POST /api/username-check, an addition to requirements §7: whether the name is available; null on a host that does not say so
 * (HOST-4). A mutation, because each bot check can be used only once.
 */
export const usernameCheckApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    checkUsername: build.mutation<boolean | null, UsernameCheckPayload>({
      queryFn: async (body, api, _, call) => {
        const { data, error } = await call({ url: paths.usernameCheck, method: 'POST', body });
        if (!error) return { data: readUsernameCheck(data) };
        const { apiHost } = api.extra as CallEnvironment;
        return (await isMissingCall(error, apiHost, api)) ? { data: null } : { error };
      },
      extraOptions: { publicCall: true },
    }),
  }),
});
