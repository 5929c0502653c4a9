import {
  fillPath,
  paths,
  type ForgotPasswordPayload,
  type RecoverUsernamePayload,
  type ResetPasswordByPhonePayload,
  type ResetPasswordPayload,
} from '@portal/contract';
import { fingerprint } from '../fingerprint';
import { changes } from '../changes';
import { portalApi } from '../portalApi';

/**
 * Requirements §7: the five calls of recovery. A password reset may have ended this browser's session, so Me is fetched again.
 */
export const recoveryApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    sendResetEmail: build.mutation<null, ForgotPasswordPayload>({
      query: (body) => ({ url: paths.sendResetEmail, method: 'POST', body }),
      extraOptions: { publicCall: true },
    }),
    /**
     * GET /reset-password/:token does not use up the token. The cache's keys do not contain the token, since DevTools shows
     * them.
     */
    checkResetToken: build.query<null, { token: string }>({
      query: ({ token }) => ({ url: fillPath(paths.resetPasswordToken, { token }), unread: true }),
      serializeQueryArgs: ({ endpointName, queryArgs }) => `${endpointName}(${fingerprint(queryArgs.token)})`,
      extraOptions: { publicCall: true },
      keepUnusedDataFor: 0,
    }),
    resetPassword: build.mutation<null, ResetPasswordPayload>({
      query: (body) => ({ url: paths.resetPassword, method: 'POST', body }),
      extraOptions: { publicCall: true },
      invalidatesTags: changes('Me'),
    }),
    resetPasswordByPhone: build.mutation<null, ResetPasswordByPhonePayload>({
      query: (body) => ({ url: paths.resetPasswordByPhone, method: 'POST', body }),
      extraOptions: { publicCall: true },
      invalidatesTags: changes('Me'),
    }),
    recoverUsername: build.mutation<null, RecoverUsernamePayload>({
      query: (body) => ({ url: paths.recoverUsername, method: 'POST', body }),
      extraOptions: { publicCall: true },
    }),
  }),
});

export const { useCheckResetTokenQuery, useResetPasswordMutation } = recoveryApi;
