import { paths } from '@portal/contract';
import { hostCall, type CallContext } from './hostCall';
import type { PortalError } from './portalError';

const ABSENT_STATUSES: readonly (number | undefined)[] = [404, 405, 501];

/** Whether the host answers GET /api/me, with any status. */
async function hostAnswers(apiHost: string, context: CallContext): Promise<boolean> {
  const answer = await hostCall(apiHost, { url: paths.me }, context);
  return !('error' in answer) || answer.error.status !== undefined;
}

const isOtherOrigin = (apiHost: string): boolean => apiHost !== '' && apiHost !== window.location.origin;

/**
 * Browsers report an answer without CORS headers as a network failure. On another origin, a call therefore counts as missing if the
 * host answers a call of requirements §7 at the same time.
 */
export const isRefusedByCors = async (apiHost: string, context: CallContext): Promise<boolean> =>
  isOtherOrigin(apiHost) && hostAnswers(apiHost, context);

/** Whether the status of an answer says that the host does not have the call. */
export const hasAbsentStatus = ({ status }: PortalError): boolean => ABSENT_STATUSES.includes(status);

/** Whether an answer says that the host does not have a call that is not in requirements §7 (HOST-4). */
export const saysMissing = (error: PortalError): boolean => error.kind === 'html' || hasAbsentStatus(error);

/** Whether a call that is not in requirements §7 failed because the host does not have it, however the host reports that (HOST-4). */
export async function isMissingCall(
  error: PortalError,
  apiHost: string,
  context: CallContext,
): Promise<boolean> {
  return saysMissing(error) || (error.kind === 'offline' && (await isRefusedByCors(apiHost, context)));
}
