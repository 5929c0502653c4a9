import {
  paths,
  type AccountZone,
  type AccountZonePayload,
  type ActionResult,
  type Zone,
} from '@portal/contract';
import type { HostErrorBody } from '../portalError';
import { portalApi, refetch, type NoArgument } from '../portalApi';
import { readAnswer } from '../readAnswer';
import { readErrorBody } from '../readers/errorBody';
import { readAccountZones, readZones } from '../readers/zones';

interface MigrationRequest {
  payload: AccountZonePayload;
  /** The key of the operation, the same for all its attempts (GAME-8). */
  idempotencyKey: string;
}

/** Requirements §7: GET /api/zones, GET and POST /api/account-zones. */
export const zonesApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    getZones: build.query<Zone[], NoArgument>({
      queryFn: readAnswer(paths.zones, readZones),
      providesTags: ['Zones'],
    }),
    getAccountZones: build.query<AccountZone[], NoArgument>({
      queryFn: readAnswer(paths.accountZones, readAccountZones),
      providesTags: ['AccountZones'],
    }),
    /** Moves the old balances of all CLOSED zones. A host may also refuse with a 200 and an errorCode or errors (MIG-4). */
    moveAccount: build.mutation<ActionResult & HostErrorBody, MigrationRequest>({
      query: ({ payload, idempotencyKey }) => ({
        url: paths.accountZones,
        method: 'POST',
        body: payload,
        idempotencyKey,
      }),
      extraOptions: { signedOutIsAnswer: true },
      transformResponse: readErrorBody,
      // After a refusal, the zones differ from what the player saw. After a success, the page first shows the success (MIG-4).
      invalidatesTags: (data, error) =>
        error || data?.errorCode !== undefined || data?.errors ? ['Zones', 'AccountZones'] : [],
    }),
  }),
});

export const { useGetZonesQuery, useGetAccountZonesQuery } = zonesApi;

/** Refetches the player's account on each zone. */
export const refetchAccountZones = () => refetch(zonesApi.endpoints.getAccountZones);
