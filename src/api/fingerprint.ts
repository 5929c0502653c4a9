/** A short hash of a secret, which tells two secrets apart without revealing either (32-bit FNV-1a, in base 36). */
export function fingerprint(secret: string): string {
  let hash = 0x811c9dc5;
  for (const sign of secret) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
}
