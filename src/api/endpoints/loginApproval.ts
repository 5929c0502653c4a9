import { paths, type LoginApproval, type LoginApprovalPayload } from '@portal/contract';
import { changes } from '../changes';
import { portalApi, refetch, type NoArgument } from '../portalApi';
import { readAddition } from '../readAddition';
import { readLoginApproval } from '../readers/loginApproval';

/** Additions to requirements §7 (SAFE-4). Null on a host without the calls (HOST-4). */
const loginApprovalApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    getLoginApproval: build.query<LoginApproval | null, NoArgument>({
      queryFn: readAddition<LoginApproval | null>(paths.loginApproval, readLoginApproval, null),
      providesTags: ['LoginApproval'],
    }),
    /** All other sessions end, and the change is recorded. */
    changeLoginApproval: build.mutation<null, LoginApprovalPayload>({
      query: (body) => ({ url: paths.loginApproval, method: 'PUT', body }),
      invalidatesTags: changes('LoginApproval', 'Sessions', 'SignIns'),
    }),
  }),
});

export const refetchLoginApproval = () => refetch(loginApprovalApi.endpoints.getLoginApproval);

export const { useGetLoginApprovalQuery, useChangeLoginApprovalMutation } = loginApprovalApi;
