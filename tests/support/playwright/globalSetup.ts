import globalTeardown from '../globalTeardown';
import nameClusterFolder from '../globalSetup';

/** One PostgreSQL per run, started by the first test that needs it. Returns a function that stops it. */
export default function globalSetup(): () => Promise<void> {
  nameClusterFolder();
  return globalTeardown;
}
