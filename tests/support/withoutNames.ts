import type { User } from '@portal/contract';
import { fullNameOf } from '../../src/lib/fullNameOf';
import { maskSecrets } from '../../src/replay/maskSecrets';

/** A screen's text with the players' full names replaced as a replay shows them: nothing in a text marks a name as such. */
export const withoutNames = (text: string, users: readonly User[]): string =>
  users.reduce((rest, user) => rest.replaceAll(fullNameOf(user), fullNameOf(maskSecrets(user))), text);
