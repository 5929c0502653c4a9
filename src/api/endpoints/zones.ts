import { paths, type AccountZone, type Zone } from '@portal/contract';
import { portalApi, type NoArgument } from '../portalApi';

/** Section 7: GET /api/zones, GET /api/account-zones. */
export const zonesApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    getZones: build.query<Zone[], NoArgument>({ query: () => paths.zones, providesTags: ['Zones'] }),
    getAccountZones: build.query<AccountZone[], NoArgument>({
      query: () => paths.accountZones,
      providesTags: ['AccountZones'],
    }),
  }),
});

export const { useGetZonesQuery, useGetAccountZonesQuery } = zonesApi;
