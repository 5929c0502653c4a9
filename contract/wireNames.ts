/** Names of the headers and cookies of requirements §7 and architecture §4. */
export const wireNames = {
  xsrfCookie: 'XSRF-TOKEN',
  xsrfHeader: 'X-XSRF-TOKEN',
  requestedWith: 'X-Requested-With',
  idempotencyKey: 'Idempotency-Key',
  requestId: 'X-Request-Id',
} as const;
