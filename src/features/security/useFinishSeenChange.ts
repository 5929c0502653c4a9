import { useEffect, useRef } from 'react';
import type { User } from '@portal/contract';
import { mayHaveHappened } from '../../api/changes';
import { refetchMe } from '../../api/endpoints/me';
import { asPortalError, type PortalError } from '../../api/portalError';
import { useAppDispatch } from '../../store/hooks';
import type { SavedChange } from '../../store/slices/saved';
import { useFinishChange, type Answer } from '../../store/useFinishChange';

/** What a change changes, as the host says. */
interface Seen<Value> {
  now: Value;
  /** undefined if the host cannot be reached. */
  refetch: () => Promise<Value | undefined>;
  /** By default, that they differ. */
  shows?: (now: Value, before: Value) => boolean;
}

/**
 * Like useFinishChange, for a change that is refused the second time. If its answer was lost, it is saved once what the host says `shows`
 * that it has happened.
 */
export function useFinishSeen<Value>(
  change: SavedChange,
  onClose: () => void,
  { now: known, refetch, shows = (now, before) => now !== before }: Seen<Value>,
) {
  const finish = useFinishChange(change, onClose);
  /** What the host said before the first try whose answer was lost; null for none. */
  const before = useRef<{ value: Value } | null>(null);
  const isOpen = () => before.current !== null;
  const finishSeen = (now: Value) => {
    if (!before.current || !shows(now, before.current.value)) return;
    before.current = null;
    finish({});
  };
  useEffect(() => finishSeen(known));
  return async (answer: Answer): Promise<PortalError | null> => {
    const error = answer.error && asPortalError(answer.error);
    if (!error) before.current = null;
    else if (!isOpen() && mayHaveHappened(error)) before.current = { value: known };
    if (!error || !isOpen()) return finish(answer);
    // The form stays busy until it is known whether the error is true.
    const now = await refetch();
    if (now !== undefined) finishSeen(now);
    return isOpen() ? error : null;
  };
}

/** The same for a change of the profile, which shows it once `part` differs from what it was before. */
export function useFinishSeenChange(
  change: SavedChange,
  onClose: () => void,
  user: User,
  part: 'phoneNumber' | 'lastPasswordChange',
) {
  const dispatch = useAppDispatch();
  return useFinishSeen(change, onClose, {
    now: user[part],
    refetch: async () => (await dispatch(refetchMe())).data?.[part],
  });
}
