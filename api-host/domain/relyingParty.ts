import { isIP } from 'node:net';

/** The site that passkeys are bound to. */
export interface RelyingParty {
  /** A domain, without scheme and port. */
  id: string;
  origin: string;
}

/**
 * The relying party of a deployment; null if browsers do not allow passkeys there: on an IP address, or without https other than on
 * localhost.
 */
export function relyingPartyOf(publicUrl: URL | null): RelyingParty | null {
  if (publicUrl === null) return null;
  const { hostname: id, origin, protocol } = publicUrl;
  const isLocal = id === 'localhost' || id.endsWith('.localhost');
  const isAddress = isIP(id.replace(/^\[|\]$/g, '')) !== 0;
  return !isAddress && (protocol === 'https:' || isLocal) ? { id, origin } : null;
}
