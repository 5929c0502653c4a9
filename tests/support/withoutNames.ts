import type { User } from '@portal/contract';
import { fullNameOf } from '../../src/lib/fullNameOf';
import { maskSecrets } from '../../src/replay/maskSecrets';

/** What a screen says, with the full names of players as a replay shows them: nothing in a text tells that it is a name. */
export const withoutNames = (text: string, users: readonly User[]): string =>
  users.reduce((rest, user) => rest.replaceAll(fullNameOf(user), fullNameOf(maskSecrets(user))), text);
