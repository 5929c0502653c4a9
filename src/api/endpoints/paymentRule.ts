import { paths, type PaymentRulePayload } from '@portal/contract';
import { changes } from '../changes';
import { portalApi } from '../portalApi';

/** PUT /api/user/payment-rule, an addition to requirements §7: offered where the profile has a rule (SAFE-6, HOST-4). */
const paymentRuleApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    setPaymentRule: build.mutation<null, PaymentRulePayload>({
      query: (body) => ({ url: paths.paymentRule, method: 'PUT', body }),
      invalidatesTags: changes('Me'),
    }),
  }),
});

export const { useSetPaymentRuleMutation } = paymentRuleApi;
