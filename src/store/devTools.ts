const MASK = '•••';

/** Field names of section 3 whose values nobody may see: passwords, codes, tokens (DESIGN §3). */
const secret = /password|token|^otp|otpNumber|securityCode|^code$|idempotencyKey/i;

/** A copy in which the values of secret fields are masked, at any depth. */
export function maskSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(maskSecrets);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      secret.test(key) && inner !== null && typeof inner !== 'object' && typeof inner !== 'function'
        ? MASK
        : maskSecrets(inner),
    ]),
  );
}

const sanitize = <Value>(value: Value): Value => maskSecrets(value) as Value;

/** Redux DevTools: what it shows and exports carries no secret. */
export const devToolsOptions = {
  name: 'FS Online',
  actionSanitizer: sanitize,
  stateSanitizer: sanitize,
};
