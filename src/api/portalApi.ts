import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './baseQuery';

/** The argument of a call without an argument: `void`, so that hooks may leave it out. Lint allows no `void` here. */
export type NoArgument = ReturnType<() => void>;

/** The portal's one API. endpoints/* inject the calls of requirements §7, so that they can invalidate each other's tags. */
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
