import { useEffect, useState } from 'react';
import type { PlayerKey } from '../lib/forgetPlayers';
import { draftOf, dropDraft } from './drafts';

/**
 * A form's draft, which is read once, when the form is shown again; and a function that forgets it, for when the form is saved or
 * closed.
 */
export function useDraft<Values extends object>(
  key: PlayerKey | undefined,
): [draft: Partial<Values>, forget: () => void] {
  const [draft, setDraft] = useState<Partial<Values>>(() => (key === undefined ? {} : draftOf(key)));
  useEffect(() => {
    if (key !== undefined) dropDraft(key);
  }, [key]);
  return [draft, () => setDraft({})];
}
