import { useState } from 'react';
import type { PlayerKey } from '../lib/forgetPlayers';
import { useAppSelector } from './hooks';
import { selectUsername } from './selectUsername';

/** The key of the player's draft of a form (forms/drafts.ts). It does not change when the session ends: the draft is still theirs. */
export function useDraftKey(form: string): PlayerKey {
  const username = useAppSelector((state) => selectUsername(state) ?? '');
  return useState<PlayerKey>(`${username}: ${form}`)[0];
}
