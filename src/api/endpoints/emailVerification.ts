import { paths, type EmailVerificationPayload } from '@portal/contract';
import { changes } from '../changes';
import { portalApi, type NoArgument } from '../portalApi';

/** Requirements §7: POST /email-verification/send for the player's own address (MAIL-3), PUT /email-verification (MAIL-2). */
export const emailVerificationApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    sendEmailVerification: build.mutation<null, NoArgument>({
      query: () => ({ url: paths.sendEmailVerification, method: 'POST' }),
    }),
    verifyEmail: build.mutation<null, EmailVerificationPayload>({
      query: (body) => ({ url: paths.emailVerification, method: 'PUT', body }),
      extraOptions: { publicCall: true },
      invalidatesTags: changes('Me'),
    }),
  }),
});

export const { useSendEmailVerificationMutation } = emailVerificationApi;
