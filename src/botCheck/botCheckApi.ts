import { paths, type BotCheckAction } from '@portal/contract';
import { isMissingCall } from '../api/missingCall';
import type { CallEnvironment } from '../api/baseQuery';
import { portalApi } from '../api/portalApi';

/** The challenge for the worker; null for anything but an object. */
const readChallenge = (json: unknown): object | null =>
  typeof json === 'object' && json !== null && !Array.isArray(json) ? json : null;

/**
 * architecture §4: GET /api/bot-check?action=, an altcha challenge; null on a host that does not have this addition (HOST-4). A
 * mutation, because each challenge may be used once.
 */
export const botCheckApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    takeChallenge: build.mutation<object | null, BotCheckAction>({
      queryFn: async (action, api, _, call) => {
        const { data, error } = await call({ url: paths.botCheck, params: { action } });
        if (!error) return { data: readChallenge(data) };
        const { apiHost } = api.extra as CallEnvironment;
        return (await isMissingCall(error, apiHost, api)) ? { data: null } : { error };
      },
      extraOptions: { publicCall: true },
    }),
  }),
});
