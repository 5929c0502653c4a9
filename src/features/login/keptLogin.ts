import type { LoginPayload } from '@portal/contract';
import { tabStorage } from '../../lib/safeStorage';

const KEY = 'login';

type KeptLogin = Pick<LoginPayload, 'username' | 'remember'>;

/** Keeps what was typed for the page after its reload, without the password, which must not be stored. */
export const keepLogin = ({ username = '', remember = false }: Partial<LoginPayload>): void =>
  tabStorage.write(KEY, JSON.stringify({ username, remember } satisfies KeptLogin));

/** Returns what was kept, once; null for nothing. */
export function takeKeptLogin(): KeptLogin | null {
  const kept = tabStorage.read(KEY);
  tabStorage.remove(KEY);
  try {
    return JSON.parse(kept ?? 'null') as KeptLogin | null;
  } catch {
    return null;
  }
}
