import { paths, type Proofs } from '@portal/contract';
import { changes } from '../changes';
import { portalApi, type NoArgument } from '../portalApi';

/** Additions to requirements §7, offered where the profile has `deletesAt` (SAFE-13, HOST-4). */
const accountDeletionApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    requestDeletion: build.mutation<null, Proofs>({
      query: (body) => ({ url: paths.accountDeletion, method: 'POST', body }),
      invalidatesTags: changes('Me'),
    }),
    keepAccount: build.mutation<null, NoArgument>({
      query: () => ({ url: paths.accountDeletion, method: 'DELETE' }),
      invalidatesTags: changes('Me'),
    }),
  }),
});

export const { useRequestDeletionMutation, useKeepAccountMutation } = accountDeletionApi;
