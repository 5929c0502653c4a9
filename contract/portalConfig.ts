/**
 * The deployment's settings of the portal (architecture §6): the host writes them as JSON into index.html, the portal reads them.
 * An empty string stands for "none".
 */
export interface PortalConfig {
  /** Origin of the API host, without a trailing slash; '' is the origin that served the portal. */
  apiHost: string;
  newsUrl: string;
  downloadUrl: string;
  socialUrl: string;
  /** Hotlines that take the SMS of REC-2. */
  supportNumbers: string[];
  /** Redux DevTools outside development. */
  devTools: boolean;
  botCheck: { kind: 'altcha' } | { kind: 'recaptcha'; siteKey: string };
}
