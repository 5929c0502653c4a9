import type { Deps } from '../deps';
import { sharedSecret } from './secrets';

/**
 * The secret with which a provider signs its transfer notices: the configured one, or in the sandbox one that all hosts of the database
 * share. undefined for an unknown provider.
 */
export async function transferNoticeSecret(
  { config, db }: Pick<Deps, 'config' | 'db'>,
  provider: string,
): Promise<string | undefined> {
  // This also keeps odd characters out of alarms.
  if (!/^[a-z0-9-]{1,32}$/.test(provider)) return undefined;
  const configured = config.transferNoticeSecrets.get(provider);
  if (configured !== undefined || !config.sandbox) return configured;
  return (await sharedSecret(db, 'sandbox-transfer-notices')).toString('hex');
}
