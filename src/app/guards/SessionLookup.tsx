import { meApi } from '../../api/endpoints/me';

const { getMe } = meApi.endpoints;

const pickIsError = ({ isError }: { isError: boolean }) => ({ isError });

/**
 * Looks up who is signed in while a public page is shown, for PublicOnly, which mounts it again on each page. A lookup that has failed is
 * repeated then: the `null` from before it may be outdated, for example after a registration. Renders nothing.
 */
export const SessionLookup = () => {
  const { isError } = getMe.useQueryState(undefined, { selectFromResult: pickIsError });
  getMe.useQuerySubscription(undefined, { refetchOnMountOrArgChange: isError });
  return null;
};
