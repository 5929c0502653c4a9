import { useCallback } from 'react';
import { translate } from '../../i18n/translate';
import type { AppThunk } from '../../store/createStore';
import { useAppDispatch } from '../../store/hooks';
import type { Intentions } from '../../store/intentions/intentions';
import { migrationEvents, type Move } from '../../store/slices/migration';
import { migrationTexts } from './texts';

/** Dispatches a step of the migration, whose chunk comes after the page. One that can't be had means that nothing was sent. */
export function useMove() {
  const dispatch = useAppDispatch();
  return useCallback(
    async (step: (moves: Intentions<Move>) => AppThunk<Promise<void> | void>): Promise<void> => {
      const later = await import('./later').catch(() => null);
      if (later) await dispatch(step(later.moves));
      else
        dispatch(
          migrationEvents.settled({
            phase: 'unsent',
            message: translate(migrationTexts, 'migration.noChunk'),
          }),
        );
    },
    [dispatch],
  );
}
