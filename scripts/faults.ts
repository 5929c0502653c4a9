import { rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openFolder } from '../tests/support/openFolder';
import { buildHost } from '../tests/support/builtHost';
import { makeCluster, programs, type Cluster } from './faults/cluster';
import { databaseRows } from './faults/databaseRows';
import { hostRows } from './faults/hostRows';
import { mailRow } from './faults/mailRow';
import { ownClusterRows } from './faults/ownClusterRows';
import { tryRow, type Place } from './faults/tryRow';
import { openStage } from './faults/stage';
import { lineOf, TITLES } from './faults/table';

/**
 * `npm run faults [words of a row]`: injects faults while players make 60 calls a second, and reports the effect on them (OPS-1 to OPS-3).
 * Needs a full PostgreSQL installation (PG_BIN, or the system's). Fails if a host process ended, a call was answered with a 5xx other than
 * 503, or money is wrong.
 */

async function main(): Promise<void> {
  const wanted = process.argv.slice(2).join(' ');
  const chosen = [...databaseRows, ...hostRows, mailRow, ...ownClusterRows].filter(({ name }) =>
    name.includes(wanted),
  );
  if (programs() === null) {
    console.log('Skipped: no PostgreSQL with pg_basebackup on this machine; PG_BIN names its folder.');
    return;
  }
  const folder = openFolder('portal-faults-');
  const program = buildHost(path.join(folder, 'host'));
  console.log(
    `${os.cpus().length} cores, load ${os.loadavg()[0]?.toFixed(1)} before the first row\n\n${TITLES}`,
  );
  let common: Place | undefined;
  const clusters: Cluster[] = [];
  let bad = 0;
  const open = async (cluster: Cluster): Promise<Place> => {
    clusters.push(cluster);
    await cluster.start();
    return { cluster, stage: await openStage(cluster.url, program) };
  };
  try {
    for (const [at, row] of chosen.entries()) {
      const why = row.skip?.() ?? null;
      if (why !== null) {
        console.log(`| ${row.name} | skipped: ${why} |`);
        continue;
      }
      const own = path.join(folder, `row${at}`);
      const place = row.own
        ? await open(await row.own(own))
        : (common ??= await open(await makeCluster(path.join(folder, 'common'))));
      const after: (() => Promise<void>)[] = [];
      try {
        const result = await tryRow(row, own, place, (work) => after.push(work));
        const { line, sound } = lineOf(result);
        if (!sound) bad += 1;
        console.log(line);
      } catch (error) {
        bad += 1;
        console.log(`| ${row.name} | failed: ${String(error)} |`);
      } finally {
        await place.stage.stopHosts();
        for (const error of place.stage.unexplained()) console.log(`  answered with 500: ${error}`);
        if (row.own) {
          await place.stage.close();
          await place.cluster.stop('immediate');
        }
        for (const work of after) await work();
      }
    }
  } finally {
    await common?.stage.close();
    for (const cluster of clusters) await cluster.stop('immediate');
    rmSync(folder, { recursive: true, force: true });
  }
  console.log(`\n${bad} failed rows`);
  process.exit(bad > 0 ? 1 : 0);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
