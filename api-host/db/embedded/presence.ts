import { Client } from 'pg';
import { POOL_NAME } from '../pool';
import { clusterUrl, type Cluster } from './clusterFiles';

/** The name in pg_stat_activity of the connection that marks a running host process. */
const PRESENCE = 'portal-presence';

/** Connects to the cluster's server, so that others see that this process uses it; creates the database if there is none. */
export async function markPresence(cluster: Cluster, port: number, database: string): Promise<Client> {
  const presence = new Client({
    connectionString: clusterUrl(cluster, port, 'postgres'),
    application_name: PRESENCE,
    keepAlive: true,
  });
  // The connection fails when the server stops, which the host's pool reports.
  presence.on('error', () => undefined);
  await presence.connect();
  const { rowCount } = await presence.query('select from pg_database where datname = $1', [database]);
  if (rowCount === 0) await presence.query(`create database "${database}"`);
  return presence;
}

/**
 * Counts who else is connected: another host's presence, or an operator's psql. Pool connections don't count: a running host also has
 * its presence, and our own may take a moment to close. If it can't be determined (the server is gone), it counts as somebody.
 */
export async function countOthers(presence: Client): Promise<number> {
  try {
    const { rows } = await presence.query<{ others: string }>(
      `select count(*) as others from pg_stat_activity
        where backend_type = 'client backend' and pid <> pg_backend_pid() and application_name <> $1`,
      [POOL_NAME],
    );
    return Number(rows[0]?.others ?? 1);
  } catch {
    return 1;
  }
}
