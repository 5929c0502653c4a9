import { createTestDatabase, type TestDatabase } from './testDatabase';
import { useOpened } from './useOpened';

/** A database for all tests of a file (createTestDatabase). Its ledger must have no findings at the end. */
export const useTestDatabase = (options?: Parameters<typeof createTestDatabase>[0]): TestDatabase =>
  useOpened(
    () => createTestDatabase(options),
    (database) => database.drop(),
  );
