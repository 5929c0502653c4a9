import type { PortalError } from './portalError';

/** Whether a failed change may have happened as well. It has not if it was not sent, or if a 4xx refused it. */
export const mayHaveHappened = ({ kind, status = 0 }: PortalError): boolean =>
  kind !== 'aborted' && kind !== 'cookie' && !(status >= 400 && status < 500);

/**
 * The `invalidatesTags` of a change: the tags of what it changes, after an answer that was lost or could not be read as well, since the
 * page must show what the host has.
 */
export const changes =
  <Tag extends string>(...tags: readonly Tag[]) =>
  (_: unknown, error: PortalError | undefined): readonly Tag[] =>
    error && !mayHaveHappened(error) ? [] : tags;
