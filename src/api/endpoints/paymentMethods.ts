import { paths } from '@portal/contract';
import { portalApi, type NoArgument } from '../portalApi';
import { readAnswer } from '../readAnswer';
import { readPaymentMethods, type IdentifiedMethods } from '../readers/paymentMethods';

/** Requirements §7: GET /api/payment-methods. */
export const paymentMethodsApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    getPaymentMethods: build.query<IdentifiedMethods, NoArgument>({
      queryFn: readAnswer(paths.paymentMethods, readPaymentMethods),
      providesTags: ['PaymentMethods'],
    }),
  }),
});

export const { useGetPaymentMethodsQuery } = paymentMethodsApi;
