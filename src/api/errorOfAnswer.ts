import { roundedWait } from '@portal/contract';
import { i18n } from '../i18n/i18n';
import { plainError, type HostErrorBody, type PortalError } from './portalError';
import { isErrorBody, readErrorBody } from './readers/errorBody';
import './texts';

type Sent = Pick<PortalError, 'body'>;

function throttledMessage(retryAfter: number | undefined): string {
  if (retryAfter === undefined) return i18n.t('api.throttled');
  const parts = roundedWait(retryAfter).map(({ amount, unit }) => `${amount} ${i18n.t(`api.${unit}`)}`);
  return i18n.t('api.throttledFor', { wait: parts.join(' ') });
}

const throttled = (retryAfter: number | undefined, sent: Sent): PortalError => ({
  kind: 'throttled',
  status: 429,
  ...sent,
  message: sent.body?.message ?? throttledMessage(retryAfter),
  ...(retryAfter !== undefined && { retryAfter }),
});

/** The error for an answer that is not 2xx. `retryAfter` is the value of the Retry-After header, in seconds. */
export function errorOfAnswer(status: number, json: unknown, retryAfter: string | null): PortalError {
  const body: HostErrorBody = readErrorBody(json);
  const sent: Sent = isErrorBody(json) ? { body } : {};
  if (status === 429) return throttled(/^\d+$/.test(retryAfter ?? '') ? Number(retryAfter) : undefined, sent);
  if (status === 419) return plainError('session', status);
  if (status >= 500) {
    const error = plainError('server', status);
    // Among the 5xx, only a 503 has a message for players (maintenance, a queue). The others describe the fault itself.
    return { ...error, ...sent, message: (status === 503 && body.message) || error.message };
  }
  return { kind: 'body', status, ...sent, message: body.message ?? i18n.t('api.refused') };
}
