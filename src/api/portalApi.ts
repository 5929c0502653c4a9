import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './baseQuery';

/** The argument type of an endpoint without an argument: `void`, so that its hooks can omit it. Lint forbids a literal `void` here. */
export type NoArgument = ReturnType<() => void>;

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

const anew = { forceRefetch: true, subscribe: false } as const;

/** A query endpoint without an argument. */
interface EndpointToRefetch<Result> {
  name: string;
  initiate: (
    argument: undefined,
    options: typeof anew,
  ) => ThunkAction<Promise<Result>, unknown, unknown, UnknownAction>;
}

/**
 * Requests the data again, without a subscription that would keep them, and resolves with the result. RTK Query would join a request
 * that is already under way, but the host may have answered that one before the change that the caller wants to see.
 */
export const refetch =
  <Result>({ name, initiate }: EndpointToRefetch<Result>) =>
  (dispatch: ThunkDispatch<unknown, unknown, UnknownAction>): Promise<Result> => {
    // Endpoints are injected, so their names are not part of this API's type.
    const underWay = dispatch(portalApi.util.getRunningQueryThunk(name as never, undefined as never));
    const request = () => dispatch(initiate(undefined, anew));
    return underWay ? Promise.resolve(underWay).then(request) : request();
  };
