import type { SerializedError } from '@reduxjs/toolkit';
import { asPortalError, type PortalError } from '../api/portalError';
import { useAppDispatch } from './hooks';
import { changeSaved, type SavedChange } from './slices/saved';

/** The result of a mutation call. */
export interface Answer {
  error?: PortalError | SerializedError | undefined;
}

/**
 * The last step of a dialog that changes the account: takes the host's answer, confirms the saved change (ME-3), closes the dialog
 * and returns null. If the change failed, returns the error and leaves the dialog open.
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
