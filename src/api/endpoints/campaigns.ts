import { paths, type Campaign } from '@portal/contract';
import { portalApi, type NoArgument } from '../portalApi';
import { readAddition } from '../readAddition';
import { readCampaigns } from '../readers/campaigns';

/** GET /api/campaigns, an addition to requirements §7: a host without the call has no campaigns (PLAY-9, HOST-4). */
export const campaignsApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    getCampaigns: build.query<Campaign[], NoArgument>({
      queryFn: readAddition<Campaign[]>(paths.campaigns, readCampaigns, []),
      // Every purchase and every reward is in the history, so whatever changes the history also changes the progress.
      providesTags: ['History'],
    }),
  }),
});

export const { useGetCampaignsQuery } = campaignsApi;
