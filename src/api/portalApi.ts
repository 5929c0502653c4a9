import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './baseQuery';

/** The argument type of an endpoint without an argument: `void`, so that its hooks can omit it. Lint forbids a literal `void` here. */
export type NoArgument = ReturnType<() => void>;

/** Options of `initiate`: requests the data again, without a subscription that would keep them. */
export const refetchOnce = { forceRefetch: true, subscribe: false } as const;

/**
 * The portal's only RTK Query API. endpoints/* inject the calls of requirements §7 into it, so that they can invalidate each other's
 * tags.
 */
export const portalApi = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: [
    'Me',
    'History',
    'AccountZones',
    'PaymentMethods',
    'RechargeConfig',
    'Zones',
    'Sessions',
    'SignIns',
    'SecondFactor',
    'Passkeys',
    'LoginApproval',
    'TransferClaims',
    'CodeRedemptions',
  ],
  endpoints: () => ({}),
});
