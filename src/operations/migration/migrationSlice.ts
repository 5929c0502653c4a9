import { createOperationSlice } from '../operationSlice';

/** The zone that is to receive the old balances. */
export interface MigrationOrder {
  zoneId: number;
  zoneName: string;
}

/** MIG-4: the migration under way. */
const migrationSlice = createOperationSlice<'migration', MigrationOrder>('migration');

export const migrationActions = migrationSlice.actions;
export const migrationReducer = migrationSlice.reducer;
