import type { UpdateProfilePayload } from '@portal/contract';
import { useUpdateProfileMutation } from '../../api/endpoints/profile';
import { asPortalError } from '../../api/messageOf';
import type { PortalError } from '../../api/portalError';
import { useAppDispatch } from '../../store/hooks';
import { changeSaved, type SavedChange } from '../../store/slices/saved';

/** Saves a part of the profile; then confirms it and closes the modal. Resolves with the errors, or null for success. */
export function useSave(change: SavedChange, onClose: () => void) {
  const dispatch = useAppDispatch();
  const [update] = useUpdateProfileMutation();
  return async (payload: UpdateProfilePayload): Promise<PortalError | null> => {
    const { error } = await update(payload);
    if (error) return asPortalError(error);
    dispatch(changeSaved(change));
    onClose();
    return null;
  };
}
