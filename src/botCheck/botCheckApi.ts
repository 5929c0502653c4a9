import { paths, type BotCheckAction } from '@portal/contract';
import { portalApi } from '../api/portalApi';

/** architecture §4: GET /api/bot-check?action=, an altcha challenge. A mutation, because each challenge may be used once. */
export const botCheckApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    takeChallenge: build.mutation<object | null, BotCheckAction>({
      query: (action) => ({ url: paths.botCheck, params: { action } }),
      extraOptions: { publicCall: true },
    }),
  }),
});
