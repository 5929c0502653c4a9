import { chownSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { StartupError } from '../../startupError';
import { pgData, type Cluster } from './clusterFiles';

type Place = Pick<Cluster, 'folder'>;

/**
 * While a restore or an upgrade replaces a database, this file names the folder that the previous one is moved to; it is empty if there
 * was none. It stays if the command is killed: what is in the place of the database is incomplete then, and must not serve as a ledger.
 */
const markOf = ({ folder }: Place): string => path.join(folder, 'replacing');

/** Marks the place of a database as being replaced. `former`: the folder of the previous database; '' if there was none. */
export function markReplacing(cluster: Cluster, former: string): void {
  const mark = markOf(cluster);
  writeFileSync(mark, `${former}\n`, { flush: true });
  if (cluster.user) chownSync(mark, cluster.user.ids.uid, cluster.user.ids.gid);
}

/** Removes the mark, once the place has a complete database again. */
export const unmarkReplacing = (place: Place): void => rmSync(markOf(place), { force: true });

/** What a person has to do after an interruption. */
function remedyOf({ folder }: Place, former: string): string {
  if (former === '') return `remove data and password from ${folder}`;
  return existsSync(pgData({ folder: former }))
    ? `move data and password from ${former} back to ${folder}, in place of what is there`
    : 'the database is still in its place';
}

/** Throws StartupError if the database is being replaced, or that was interrupted. */
export function assertNotReplacing(place: Place): void {
  const mark = markOf(place);
  if (!existsSync(mark)) return;
  const remedy = remedyOf(place, readFileSync(mark, 'utf8').trim());
  throw new StartupError(
    `The database in ${place.folder} is being restored or upgraded, or this was interrupted. If no such command is running: ${remedy}; then remove ${mark}.`,
  );
}
