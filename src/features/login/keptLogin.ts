import type { LoginPayload } from '@portal/contract';
import { keepValues, keptValues } from '../../lib/keptValues';
import { tabStorage } from '../../lib/safeStorage';

const KEY = 'login';

type KeptLogin = Pick<LoginPayload, 'username' | 'remember'>;

/** Keeps what was typed for the page after its reload, without the password, which must not be stored. */
export const keepLogin = ({ username, remember }: Partial<LoginPayload>): void =>
  keepValues(KEY, { username, remember });

/** Returns what was kept, once. */
export function takeKeptLogin(): Partial<KeptLogin> {
  const kept = keptValues(KEY, { username: '', remember: false });
  tabStorage.remove(KEY);
  return kept;
}
