import {
  paths,
  type Passkey,
  type PasskeySignInPayload,
  type Proofs,
  type RemovePasskeyPayload,
} from '@portal/contract';
import { changes } from '../changes';
import { portalApi, refetch, type NoArgument } from '../portalApi';
import { readAddition } from '../readAddition';
import { readPost } from '../readPost';
import { readPasskeyOptions, readPasskeys } from '../readers/passkeys';

/** The options with which the browser creates or uses a passkey (lib/passkeys.ts). */
type PasskeyOptions = { challenge: string };

const passkeysChanged = changes('Passkeys', 'Sessions', 'SignIns');

/** Passkeys (SAFE-5), an addition: null on a host without them (HOST-4). */
export const passkeysApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    getPasskeys: build.query<Passkey[] | null, NoArgument>({
      queryFn: readAddition(paths.passkeys, readPasskeys, null),
      providesTags: ['Passkeys'],
    }),
    beginPasskey: build.mutation<PasskeyOptions, Proofs>({
      queryFn: readPost(paths.passkeyOptions, readPasskeyOptions),
    }),
    addPasskey: build.mutation<null, { passkey: string }>({
      query: (body) => ({ url: paths.passkeys, method: 'POST', body }),
      invalidatesTags: passkeysChanged,
    }),
    removePasskey: build.mutation<null, RemovePasskeyPayload>({
      query: (body) => ({ url: paths.passkeyRemove, method: 'POST', body }),
      invalidatesTags: passkeysChanged,
    }),
    beginPasskeyProof: build.mutation<PasskeyOptions, NoArgument>({
      queryFn: readPost(paths.passkeyProof, readPasskeyOptions),
    }),
    beginPasskeySignIn: build.mutation<PasskeyOptions, NoArgument>({
      queryFn: readPost(paths.passkeySignInOptions, readPasskeyOptions),
      extraOptions: { publicCall: true },
    }),
    signInByPasskey: build.mutation<null, PasskeySignInPayload>({
      query: (body) => ({ url: paths.passkeySignIn, method: 'POST', body }),
      extraOptions: { publicCall: true },
    }),
  }),
});

export const refetchPasskeys = () => refetch(passkeysApi.endpoints.getPasskeys);

export const {
  useGetPasskeysQuery,
  useBeginPasskeyMutation,
  useAddPasskeyMutation,
  useRemovePasskeyMutation,
  useBeginPasskeyProofMutation,
} = passkeysApi;
