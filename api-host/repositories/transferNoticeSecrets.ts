import type { Deps } from '../deps';
import type { SenderSecrets } from '../settingValues';
import { sharedSecret } from './secrets';

/**
 * The secrets with which a provider may sign its transfer notices: the configured ones, or in the sandbox one that all hosts of the database
 * share. None for an unknown provider.
 */
export async function transferNoticeSecrets(
  { config, db }: Pick<Deps, 'config' | 'db'>,
  provider: string,
): Promise<SenderSecrets> {
  // This also keeps odd characters out of alarms.
  if (!/^[a-z0-9-]{1,32}$/.test(provider)) return [];
  const configured = config.transferNoticeSecrets.get(provider);
  if (configured !== undefined || !config.sandbox) return configured ?? [];
  return [(await sharedSecret(db, 'sandbox-transfer-notices')).toString('hex')];
}
