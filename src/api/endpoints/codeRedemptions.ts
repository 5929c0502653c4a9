import { paths, type CodeRedemption, type RedeemCodePayload } from '@portal/contract';
import { portalApi, type NoArgument } from '../portalApi';
import { readAddition } from '../readAddition';
import { readPost } from '../readPost';
import { readCodeRedemption, readCodeRedemptions } from '../readers/codeRedemptions';

/** Additions to requirements §7 (PLAY-8). On a host without the calls the list is null, and no code can be typed in (HOST-4). */
export const codeRedemptionsApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    getCodeRedemptions: build.query<CodeRedemption[] | null, NoArgument>({
      queryFn: readAddition<CodeRedemption[] | null>(paths.codeRedemptions, readCodeRedemptions, null),
      providesTags: ['CodeRedemptions'],
    }),
    redeemCode: build.mutation<CodeRedemption, RedeemCodePayload>({
      queryFn: readPost(paths.codeRedemptions, readCodeRedemption),
      // Also after an error: an answer that was lost may have brought the KP.
      invalidatesTags: ['CodeRedemptions', 'Me', 'History'],
    }),
  }),
});

export const { useGetCodeRedemptionsQuery, useRedeemCodeMutation } = codeRedemptionsApi;
