import { paths, type GiftCode } from '@portal/contract';
import { portalApi, type NoArgument } from '../portalApi';
import { readAddition } from '../readAddition';
import { readGiftCodes } from '../readers/giftCodes';

/** GET /api/gift-codes, an addition to requirements §7: a host without the call has no codes to show (GIFT-1, HOST-4). */
export const giftCodesApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    getGiftCodes: build.query<GiftCode[], NoArgument>({
      queryFn: readAddition(paths.giftCodes, readGiftCodes, []),
    }),
  }),
});

export const { useGetGiftCodesQuery } = giftCodesApi;
