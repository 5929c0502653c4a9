import { intentionSlice } from './intentionSlice';

/** Where the player wants the old balances to go. */
export interface Move {
  zoneId: number;
  zoneName: string;
}

/** MIG-4: the migration under way. */
const migrationSlice = intentionSlice<'migration', Move>('migration');

export const migrationEvents = migrationSlice.actions;
export const migrationReducer = migrationSlice.reducer;
