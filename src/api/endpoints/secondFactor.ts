import {
  paths,
  type ConfirmTotpPayload,
  type Proofs,
  type RecoveryCodes,
  type SecondFactor,
  type TotpSetup,
} from '@portal/contract';
import { changes } from '../changes';
import type { PortalError } from '../portalError';
import { portalApi, refetch, type NoArgument } from '../portalApi';
import { readAddition } from '../readAddition';
import { readPost } from '../readPost';
import { readRecoveryCodes, readSecondFactor, readTotpSetup } from '../readers/secondFactor';

const changed = changes('Me', 'SecondFactor', 'Sessions', 'SignIns');

/** A refusal that names no field says that the second factor is on, or off, already: the answer before was lost, or it changed elsewhere. */
const outdated = (_: unknown, error: PortalError | undefined) =>
  error?.kind === 'body' && !error.body?.errors ? (['SecondFactor'] as const) : [];

const factorChanged = (result: unknown, error: PortalError | undefined) => [
  ...changed(result, error),
  ...outdated(result, error),
];

/** A host may have no recovery codes, but its 2xx means that the second factor is on. */
const readCodesIfAny = (json: unknown): RecoveryCodes => readRecoveryCodes(json) ?? { recoveryCodes: [] };

/** The second factor (SAFE-5), an addition: null on a host without it (HOST-4). */
const secondFactorApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    getSecondFactor: build.query<SecondFactor | null, NoArgument>({
      queryFn: readAddition(paths.secondFactor, readSecondFactor, null),
      providesTags: ['SecondFactor'],
    }),
    setUpTotp: build.mutation<TotpSetup, Proofs>({
      queryFn: readPost(paths.secondFactorSetup, readTotpSetup),
      invalidatesTags: outdated,
    }),
    confirmTotp: build.mutation<RecoveryCodes, ConfirmTotpPayload>({
      queryFn: readPost(paths.secondFactorConfirm, readCodesIfAny),
      invalidatesTags: factorChanged,
    }),
    renewRecoveryCodes: build.mutation<RecoveryCodes, Proofs>({
      queryFn: readPost(paths.recoveryCodes, readRecoveryCodes),
      invalidatesTags: factorChanged,
    }),
    removeTotp: build.mutation<null, Proofs>({
      query: (body) => ({ url: paths.secondFactorRemove, method: 'POST', body }),
      invalidatesTags: factorChanged,
    }),
    keepSecondFactor: build.mutation<null, { token: string }>({
      query: (body) => ({ url: paths.keepSecondFactor, method: 'PUT', body }),
      extraOptions: { publicCall: true },
    }),
  }),
});

export const refetchSecondFactor = () => refetch(secondFactorApi.endpoints.getSecondFactor);

export const {
  useGetSecondFactorQuery,
  useSetUpTotpMutation,
  useConfirmTotpMutation,
  useRenewRecoveryCodesMutation,
  useRemoveTotpMutation,
  useKeepSecondFactorMutation,
} = secondFactorApi;
