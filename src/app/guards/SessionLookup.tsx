import { useGetMeQuery } from '../../api/endpoints/me';

/** Looks up who is signed in while a public page is shown, for PublicOnly. Renders nothing. */
export const SessionLookup = () => {
  useGetMeQuery(undefined, { selectFromResult: () => ({}) });
  return null;
};
