import { paths, type CodeRedemption, type RedeemCodePayload } from '@portal/contract';
import { portalApi, type NoArgument } from '../portalApi';
import { readAddition } from '../readAddition';
import { readPost } from '../readPost';
import { readCodeRedemption, readCodeRedemptions } from '../readers/codeRedemptions';

/** Additions to requirements §7 (PLAY-8). On a host without these calls the list is null, and no code can be entered (HOST-4). */
export const codeRedemptionsApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    getCodeRedemptions: build.query<CodeRedemption[] | null, NoArgument>({
      queryFn: readAddition<CodeRedemption[] | null>(paths.codeRedemptions, readCodeRedemptions, null),
      providesTags: ['CodeRedemptions'],
    }),
    redeemCode: build.mutation<CodeRedemption, RedeemCodePayload>({
      queryFn: readPost(paths.codeRedemptions, readCodeRedemption),
      // Even after an error: the KP may have been credited although the answer was lost.
      invalidatesTags: ['CodeRedemptions', 'Me', 'History'],
    }),
  }),
});

export const { useGetCodeRedemptionsQuery, useRedeemCodeMutation } = codeRedemptionsApi;
