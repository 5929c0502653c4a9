import { useEffect } from 'react';
import { migrationThunks } from '../../../operations/migration/migrationThunks';
import { useAppDispatch } from '../../../store/hooks';

/**
 * MIG-4: looks up a migration that a reload left open. If it ended meanwhile, no zone is closed any more that would lead to its page, and
 * its success would appear when the next zone closes.
 */
export function useEndedMigration(username: string): void {
  const dispatch = useAppDispatch();
  useEffect(() => void dispatch(migrationThunks.resume()), [dispatch, username]);
}
