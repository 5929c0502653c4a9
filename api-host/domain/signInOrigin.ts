import type { SignInOrigin } from '@portal/contract';
import type { PlaceOf } from './addressPlaces';
import { addressPrefix } from './addressBucket';
import { readUserAgent } from './userAgent';

/**
 * An IP address without the part that identifies one customer, for lists and messages that others may see: '113.161.72.•',
 * '2402:800:61c1:•'.
 */
export const shortAddress = (address: string): string => `${addressPrefix(address, 3)}•`;

/** Where a call came from, as a player can recognise it. */
export const signInOrigin = (
  { address, userAgent }: { address: string | null; userAgent: string | null },
  placeOf: PlaceOf,
): SignInOrigin => ({
  ...readUserAgent(userAgent),
  place: address === null ? null : placeOf(address),
  address: address === null ? null : shortAddress(address),
});
