import { createOperationThunks } from '../operationThunks';
import { migrationOperation } from './migrationOperation';

/** Loaded after the migration screen has been shown. */
export const migrationThunks = createOperationThunks(migrationOperation);
