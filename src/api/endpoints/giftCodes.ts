import { paths, type GiftCode } from '@portal/contract';
import { portalApi, type NoArgument } from '../portalApi';
import { readGiftCodes } from '../readers/giftCodes';

/** GET /api/gift-codes, an addition to requirements §7: a host without the call (404) has no codes to show (GIFT-1). */
export const giftCodesApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    getGiftCodes: build.query<GiftCode[], NoArgument>({
      queryFn: async (_, __, ___, call) => {
        const answer = await call(paths.giftCodes);
        if (answer.error) return answer.error.status === 404 ? { data: [] } : { error: answer.error };
        return { data: readGiftCodes(answer.data) };
      },
    }),
  }),
});

export const { useGetGiftCodesQuery } = giftCodesApi;
