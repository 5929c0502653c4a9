import {
  paths,
  type ConfirmTotpPayload,
  type Proofs,
  type RecoveryCodes,
  type SecondFactor,
  type TotpSetup,
} from '@portal/contract';
import { changes } from '../changes';
import { portalApi, type NoArgument } from '../portalApi';
import { readAddition } from '../readAddition';
import { readPost } from '../readPost';
import { readRecoveryCodes, readSecondFactor, readTotpSetup } from '../readers/secondFactor';

const factorChanged = changes('Me', 'SecondFactor', 'Sessions', 'SignIns');

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

export const {
  useGetSecondFactorQuery,
  useSetUpTotpMutation,
  useConfirmTotpMutation,
  useRenewRecoveryCodesMutation,
  useRemoveTotpMutation,
  useKeepSecondFactorMutation,
} = secondFactorApi;
