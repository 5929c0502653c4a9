import { paths, type ActionResult, type GameRechargeConfig, type RechargePayload } from '@portal/contract';
import type { HostErrorBody, PortalError } from '../portalError';
import { portalApi, type NoArgument } from '../portalApi';
import { readAnswer } from '../readAnswer';
import { readErrorBody } from '../readers/errorBody';
import { readRechargeConfig } from '../readers/rechargeConfig';

interface RechargeRequest {
  payload: RechargePayload;
  /** The key of the operation, the same for all its attempts (GAME-8). */
  idempotencyKey: string;
}

/** A 401 ends the session, whose calls would only be refused too. */
const isRefused = (error: PortalError | undefined, errorCode: string | undefined): boolean =>
  error ? error.kind === 'body' && error.status !== 401 : errorCode !== undefined;

/** Requirements §7: GET and POST /api/recharge/game. */
export const rechargeApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    getRechargeConfig: build.query<GameRechargeConfig, NoArgument>({
      queryFn: readAnswer(paths.rechargeGame, readRechargeConfig),
      providesTags: ['RechargeConfig'],
    }),
    /** A host may also refuse with a 200 and an errorCode (GAME-6), so an answer may have either shape. */
    rechargeGame: build.mutation<ActionResult & HostErrorBody, RechargeRequest>({
      query: ({ payload, idempotencyKey }) => ({
        url: paths.rechargeGame,
        method: 'POST',
        body: payload,
        idempotencyKey,
      }),
      extraOptions: { signedOutIsAnswer: true },
      transformResponse: readErrorBody,
      // Even after an error, since the player then needs to see whether KP were spent. After a refusal, whatever its code, the page may
      // show a price, a tile or a server that is no longer offered, or a migration may have to come first.
      invalidatesTags: (data, error) => [
        'Me',
        'History',
        ...(isRefused(error, data?.errorCode) ? (['RechargeConfig', 'Zones', 'AccountZones'] as const) : []),
      ],
    }),
  }),
});

export const { useGetRechargeConfigQuery } = rechargeApi;
