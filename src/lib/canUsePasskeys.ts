import type { PortalConfig } from '@portal/contract';

/** Whether this deployment and this browser support passkeys (SAFE-5). */
export const canUsePasskeys = ({ passkeys }: Pick<PortalConfig, 'passkeys'>): boolean =>
  passkeys && typeof window.PublicKeyCredential === 'function';
