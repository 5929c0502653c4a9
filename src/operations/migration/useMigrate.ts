import { i18n } from '../../i18n/i18n';
import { isUnsettled } from '../operationState';
import { useOperation, useOperationOnPage, type OperationBinding } from '../useOperation';
import { migrationActions, type MigrationOrder } from './migrationSlice';
import './texts';

const binding: OperationBinding<MigrationOrder> = {
  actions: migrationActions,
  selectState: ({ migration }) => migration,
  load: async () =>
    (await import(/* webpackChunkName: "migration-lazy" */ './migrationThunks')).migrationThunks,
  chunkFailedMessage: () => i18n.t('migration.noChunk'),
  // After a success the page waits for the game server to move the balances.
  survivesPage: (state) => state.phase === 'succeeded' || isUnsettled(state),
};

/** Moves the old balances at most once: `{ submit, retry, recheck, dismiss }` (MIG-4, GAME-8). */
export const useMigrate = () => useOperation(binding);

/** For the migration page: resumes an open migration, and clears a settled outcome when the player leaves the page. */
export const useMigrateOnPage = () => useOperationOnPage(binding);
