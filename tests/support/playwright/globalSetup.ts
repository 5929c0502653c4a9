import globalTeardown from '../globalTeardown';
import nameClusterFolder from '../globalSetup';

/** One PostgreSQL a run, started by the first test that needs it. Resolves to what stops it. */
export default function globalSetup(): () => Promise<void> {
  nameClusterFolder();
  return globalTeardown;
}
