import { paths, type TransferClaim, type TransferClaimPayload } from '@portal/contract';
import { changes } from '../changes';
import { portalApi, type NoArgument } from '../portalApi';
import { readAddition } from '../readAddition';
import { readPost } from '../readPost';
import { readTransferClaim, readTransferClaims } from '../readers/transferClaims';

/** Additions to requirements §7 (PLAY-3). On a host without these calls the list is null, and the portal does not offer claims (HOST-4). */
export const transferClaimsApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    getTransferClaims: build.query<TransferClaim[] | null, NoArgument>({
      queryFn: readAddition<TransferClaim[] | null>(paths.transferClaims, readTransferClaims, null),
      // The KP from a granted claim appear as a transaction, so a change of the history also refetches the claims.
      providesTags: ['TransferClaims', 'History'],
    }),
    claimTransfer: build.mutation<TransferClaim, TransferClaimPayload>({
      queryFn: readPost(paths.transferClaims, readTransferClaim),
      invalidatesTags: changes('TransferClaims'),
    }),
  }),
});

export const { useGetTransferClaimsQuery, useClaimTransferMutation } = transferClaimsApi;
