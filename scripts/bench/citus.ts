import { rmSync } from 'node:fs';
import path from 'node:path';
import { paths } from '@portal/contract';
import { kyselyOver, openPool } from '../../api-host/db/pool';
import { checkLedger } from '../../api-host/repositories/ledgerCheck';
import { openCitusDatabase } from '../../tests/support/citusDatabase';
import { openFolder } from '../../tests/support/openFolder';
import { installedCitus, NO_CITUS, startCitus } from '../citus/citusCluster';
import { makeCluster } from '../faults/cluster';
import { loadAll, type Call, type Load } from './load';
import { BENCH_PLAYERS, bankEnv, calls as moneyCalls } from './moneyCalls';
import { openBenchWorld, type BenchDatabase } from './world';

const SECONDS = 6;
const HOSTS = 2;

const calls: Record<string, Call> = { 'GET /api/me': { method: 'GET', path: paths.me }, ...moneyCalls };
type Speeds = Readonly<Record<string, Load>>;

async function plain(folder: string): Promise<BenchDatabase> {
  const cluster = await makeCluster(path.join(folder, 'plain'));
  await cluster.start();
  return { url: cluster.url, release: () => cluster.stop('immediate') };
}

async function distributed(folder: string, workers: number): Promise<BenchDatabase> {
  const cluster = await startCitus(path.join(folder, `citus${workers}`), { workers, durable: true });
  const { url } = await openCitusDatabase(cluster.ports);
  return { url, release: cluster.stop };
}

/** Measures two hosts on a database and releases the database. Throws if the ledger is inconsistent afterwards. */
async function measure(database: BenchDatabase): Promise<Speeds> {
  const world = await openBenchWorld(BENCH_PLAYERS, bankEnv, database);
  try {
    const origins = [world.host.origin];
    while (origins.length < HOSTS) origins.push((await world.addHost()).origin);
    const speeds: Record<string, Load> = {};
    for (const call of Object.values(calls)) await loadAll(origins, call, world.players, 1);
    for (const [name, call] of Object.entries(calls))
      speeds[name] = await loadAll(origins, call, world.players, SECONDS);
    const pool = openPool({ connectionString: world.databaseUrl, max: 1 });
    const { findings } = await checkLedger(kyselyOver(pool));
    await pool.end();
    if (findings.length > 0) throw new Error(`The ledger is not sound: ${JSON.stringify(findings)}`);
    return speeds;
  } finally {
    await world.close();
  }
}

/** A line of the table: the speeds of a call, with those on Citus also as a fraction of the speed on plain PostgreSQL. */
export function citusLine(name: string, [alone, ...others]: readonly Load[]): string {
  const shown = others.map((load) => {
    const ratio = load.requestsPerSecond / (alone?.requestsPerSecond ?? 0);
    const lost = load.failed > 0 ? ` ${load.failed} FAILED` : '';
    return `${load.requestsPerSecond.toFixed(0)} /s (${ratio.toFixed(2)} ×) p99 ${load.p99Ms.toFixed(0)} ms${lost}`;
  });
  const first = `${alone?.requestsPerSecond.toFixed(0)} /s p99 ${alone?.p99Ms.toFixed(0)} ms`;
  return `| ${[name, first, ...shown].join(' | ')} |`;
}

/** Compares PostgreSQL alone with a Citus coordinator with one and two workers, all on this machine (OPS-7). */
export async function benchCitus(): Promise<void> {
  console.log(
    `Citus: 50 connections, ${BENCH_PLAYERS} players, ${HOSTS} hosts, ${SECONDS} s each, with fsync`,
  );
  if (installedCitus() === null) {
    console.log(`  ${NO_CITUS}`);
    return;
  }
  const folder = openFolder('portal-bench-citus-');
  try {
    const runs = [
      await measure(await plain(folder)),
      await measure(await distributed(folder, 1)),
      await measure(await distributed(folder, 2)),
    ];
    console.log('| call | PostgreSQL alone | Citus, 1 worker | Citus, 2 workers |\n|---|---|---|---|');
    for (const name of Object.keys(calls))
      console.log(
        citusLine(
          name,
          runs.flatMap((speeds) => speeds[name] ?? []),
        ),
      );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
