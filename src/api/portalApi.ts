import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './baseQuery';

/** The argument of a call that takes none: void, which hooks may leave out, and which may not be written here. */
export type NoArgument = ReturnType<() => void>;

/** The one API of the portal; endpoints/* inject the calls of requirements §7, so that they can invalidate each other's tags. */
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
  ],
  endpoints: () => ({}),
});
