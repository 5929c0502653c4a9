import { useEffect, useRef } from 'react';
import type { User } from '@portal/contract';
import { mayHaveHappened } from '../../api/changes';
import { refetchMe } from '../../api/endpoints/me';
import { asPortalError, type PortalError } from '../../api/portalError';
import { useAppDispatch } from '../../store/hooks';
import type { SavedChange } from '../../store/slices/saved';
import { useFinishChange, type Answer } from '../../store/useFinishChange';

/**
 * Like useFinishChange, for a change that the host refuses the second time. If its answer was lost, it is saved once `part` of the
 * profile differs from what it was before.
 */
export function useFinishSeenChange(
  change: SavedChange,
  onClose: () => void,
  user: User,
  part: 'phoneNumber' | 'lastPasswordChange',
) {
  const dispatch = useAppDispatch();
  const finish = useFinishChange(change, onClose);
  /** The part before the first try whose answer was lost; undefined for none. */
  const before = useRef<string | null>(undefined);
  const isOpen = () => before.current !== undefined;
  const finishSeen = (now: User) => {
    if (!isOpen() || now[part] === before.current) return;
    before.current = undefined;
    finish({});
  };
  useEffect(() => finishSeen(user));
  return async (answer: Answer): Promise<PortalError | null> => {
    const error = answer.error && asPortalError(answer.error);
    if (!error) before.current = undefined;
    else if (!isOpen() && mayHaveHappened(error)) before.current = user[part];
    if (!error || !isOpen()) return finish(answer);
    // The form stays busy until it is known whether the error is true.
    const { data } = await dispatch(refetchMe());
    if (data) finishSeen(data);
    return isOpen() ? error : null;
  };
}
