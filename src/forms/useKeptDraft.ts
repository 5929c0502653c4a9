import { useEffect } from 'react';
import { useForm } from 'react-final-form';
import { openDrafts } from '../lib/forgetPlayers';
import type { Draft } from './drafts';

/**
 * Keeps the form's changed input as its draft if the session expires while the form is shown, as when the player returns to the tab after
 * hours (API-6). `restored`: the form began with a draft, so its input is kept again, even if unchanged. Call it in a component inside
 * the form.
 */
export function useKeptDraft(draft: Draft | undefined, restored: boolean) {
  const form = useForm();
  useEffect(() => {
    if (!draft) return undefined;
    const keep = () => {
      const { values, pristine } = form.getState();
      if (restored || !pristine) draft.keep(values);
    };
    openDrafts.add(keep);
    return () => void openDrafts.delete(keep);
  }, [form, draft, restored]);
}
