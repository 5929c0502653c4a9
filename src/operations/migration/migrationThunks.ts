import { createOperationThunks } from '../operationThunks';
import { migrationOperation } from './migrationOperation';

/** Loaded after the screen of a migration, or that of a recharge, has been shown. */
export const migrationThunks = createOperationThunks(migrationOperation);
