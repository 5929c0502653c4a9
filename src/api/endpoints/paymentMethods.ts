import { paths, type PaymentMethods } from '@portal/contract';
import { portalApi, type NoArgument } from '../portalApi';

/** Requirements §7: GET /api/payment-methods. */
export const paymentMethodsApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    getPaymentMethods: build.query<PaymentMethods, NoArgument>({
      query: () => paths.paymentMethods,
      providesTags: ['PaymentMethods'],
    }),
  }),
});

export const { useGetPaymentMethodsQuery } = paymentMethodsApi;
