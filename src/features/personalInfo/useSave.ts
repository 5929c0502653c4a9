import type { UpdateProfilePayload } from '@portal/contract';
import { useUpdateProfileMutation } from '../../api/endpoints/profile';
import type { PortalError } from '../../api/portalError';
import type { SavedChange } from '../../store/slices/saved';
import { useFinishChange } from '../../store/useFinishChange';

/** Saves a part of the profile; then confirms it and closes the modal. Resolves with the errors, or null for success. */
export function useSave(change: SavedChange, onClose: () => void) {
  const finish = useFinishChange(change, onClose);
  const [update] = useUpdateProfileMutation();
  return async (payload: UpdateProfilePayload): Promise<PortalError | null> => finish(await update(payload));
}
