import { fillPath, paths, type EndSessionByLinkPayload, type LinkedSession } from '@portal/contract';
import { fingerprint } from '../fingerprint';
import { changes } from '../changes';
import { portalApi } from '../portalApi';
import { readAnswer } from '../readAnswer';
import { readLinkedSession } from '../readers/sessions';

/** The link in a message about a new browser (SAFE-4): additions to requirements §7. */
const sessionLinksApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    /** Does not end the session. The cache's keys do not contain the token, since DevTools shows them. */
    checkSessionLink: build.query<LinkedSession, EndSessionByLinkPayload>({
      queryFn: ({ token }, ...rest) =>
        readAnswer(fillPath(paths.sessionLinkToken, { token }), readLinkedSession)(undefined, ...rest),
      serializeQueryArgs: ({ endpointName, queryArgs }) => `${endpointName}(${fingerprint(queryArgs.token)})`,
      extraOptions: { publicCall: true },
      keepUnusedDataFor: 0,
    }),
    /** The session may be that of this browser, so Me is fetched again. */
    endSessionByLink: build.mutation<null, EndSessionByLinkPayload>({
      query: (body) => ({ url: paths.sessionLink, method: 'POST', body }),
      extraOptions: { publicCall: true },
      invalidatesTags: changes('Me', 'Sessions', 'SignIns'),
    }),
  }),
});

export const { useCheckSessionLinkQuery, useEndSessionByLinkMutation } = sessionLinksApi;
