/** A short name for a secret, by which two secrets can be told apart without showing either (32-bit FNV-1a, in base 36). */
export function fingerprint(secret: string): string {
  let hash = 0x811c9dc5;
  for (const sign of secret) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
}
