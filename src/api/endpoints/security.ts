import {
  paths,
  type ChangePasswordPayload,
  type SecurityCodePayload,
  type SecurityCodeSent,
  type UpdatePhonePayload,
} from '@portal/contract';
import { changes } from '../changes';
import { portalApi } from '../portalApi';
import { readSecurityCodeSent } from '../readers/securityCode';

/**
 * Requirements §7: step-up codes, and the calls that they protect. After a change of password or phone, the profile is fetched
 * again (SEC-5).
 */
export const securityApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    sendSecurityCode: build.mutation<SecurityCodeSent, SecurityCodePayload>({
      query: (body) => ({ url: paths.securityCode, method: 'POST', body }),
      transformResponse: readSecurityCodeSent,
    }),
    changePassword: build.mutation<null, ChangePasswordPayload>({
      query: (body) => ({ url: paths.changePassword, method: 'POST', body }),
      invalidatesTags: changes('Me', 'Sessions', 'SignIns'),
    }),
    updatePhone: build.mutation<null, UpdatePhonePayload>({
      query: (body) => ({ url: paths.updatePhone, method: 'POST', body }),
      invalidatesTags: changes('Me', 'Sessions', 'SignIns'),
    }),
    /** An older name of updatePhone, with the same body and effect (architecture §4). */
    changePhone: build.mutation<null, UpdatePhonePayload>({
      query: (body) => ({ url: paths.changePhone, method: 'POST', body }),
      invalidatesTags: changes('Me', 'Sessions', 'SignIns'),
    }),
  }),
});

export const { useSendSecurityCodeMutation, useChangePasswordMutation, useUpdatePhoneMutation } = securityApi;
