import type { SerializedError } from '@reduxjs/toolkit';
import { asPortalError, type PortalError } from '../api/portalError';
import { useAppDispatch } from './hooks';
import { changeSaved, type SavedChange } from './slices/saved';

/** What a call of a mutation resolves with. */
interface Answer {
  error?: PortalError | SerializedError | undefined;
}

/**
 * The last step of a dialog that changes something of the account: takes the host's answer, confirms the saved change (ME-3) and
 * closes the dialog. Gives null, or why the change failed; then the dialog stays open.
 */
export function useFinishChange(change: SavedChange, onClose: () => void) {
  const dispatch = useAppDispatch();
  return ({ error }: Answer): PortalError | null => {
    if (error) return asPortalError(error);
    dispatch(changeSaved(change));
    onClose();
    return null;
  };
}
