import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { CITUS_VARIABLE, openCitusDatabase } from '../tests/support/citusDatabase';
import { openFolder } from '../tests/support/openFolder';
import { installedCitus, NO_CITUS, startCitus } from './citus/citusCluster';
import { ranLine, RAN_TITLES, type JestReport } from './citus/jestReport';
import { killedCoordinator, killedWorker } from './citus/workerRow';
import { buildHost } from '../tests/support/builtHost';
import { openStage } from './faults/stage';
import { lineOf, TITLES } from './faults/table';
import { tryRow } from './faults/tryRow';

/**
 * `npm run test:citus [part of a file's name]`: runs the money model, the wire tests of money, the tests of the operator's commands and
 * the killed-server tests on a Citus coordinator with two workers, with the money tables distributed by player (OPS-7). Skipped if this machine's PostgreSQL has no Citus.
 */

const REPOSITORIES = ['moneyModel', 'deliveries', 'waitingMoney'].map(
  (name) => `tests/api-host/repositories/${name}.test.ts`,
);
const FOLDERS = ['tests/wire/money', 'tests/api-host/admin/commands'];
const FAULTS = 'faults';

/** Runs a test file with its databases on the cluster. Returns whether all of its tests passed. */
function runFile(file: string, ports: readonly number[], folder: string): boolean {
  const output = path.join(folder, 'report.json');
  rmSync(output, { force: true });
  const jest = path.join('node_modules', 'jest', 'bin', 'jest.js');
  const ran = spawnSync(process.execPath, [jest, '--json', `--outputFile=${output}`, file], {
    env: { ...process.env, [CITUS_VARIABLE]: ports.join(',') },
    encoding: 'utf8',
  });
  const report = JSON.parse(readFileSync(output, 'utf8')) as JestReport;
  console.log(ranLine(file, report));
  if (!report.success) console.error(ran.stderr);
  return report.success;
}

async function runTests(files: readonly string[], folder: string): Promise<number> {
  const cluster = await startCitus(path.join(folder, 'tests'), { workers: 2, durable: false });
  try {
    console.log(RAN_TITLES);
    return files.filter((file) => !runFile(file, cluster.ports, folder)).length;
  } finally {
    await cluster.stop();
  }
}

async function runFaults(folder: string): Promise<number> {
  const { coordinator, workers, ports, stop } = await startCitus(path.join(folder, 'faults'), {
    workers: 2,
    durable: true,
  });
  let bad = 0;
  try {
    const { url } = await openCitusDatabase(ports);
    const stage = await openStage(url, buildHost(path.join(folder, 'host')));
    console.log(TITLES);
    for (const row of [...workers.map(killedWorker), killedCoordinator(coordinator)]) {
      const { line, sound } = lineOf(
        await tryRow(row, folder, { cluster: coordinator, stage }, () => undefined),
      );
      console.log(line);
      if (!sound) bad += 1;
      await stage.stopHosts();
      for (const error of stage.unexplained()) console.log(`  answered with 500: ${error}`);
    }
    await stage.close();
  } finally {
    await stop();
  }
  return bad;
}

async function main(): Promise<void> {
  const version = installedCitus();
  if (version === null) {
    console.log(NO_CITUS);
    return;
  }
  const wanted = process.argv[2] ?? '';
  const inFolders = FOLDERS.flatMap((folder) => readdirSync(folder).map((name) => `${folder}/${name}`));
  const files = [...REPOSITORIES, ...inFolders].filter((file) => file.includes(wanted));
  console.log(
    `Citus ${version}, a coordinator and two workers on this machine; ${os.cpus().length} cores, load ${os.loadavg()[0]?.toFixed(1)} before\n`,
  );
  const folder = openFolder('portal-citus-');
  let bad = 0;
  try {
    if (files.length > 0) bad += await runTests(files, folder);
    if (FAULTS.includes(wanted)) bad += await runFaults(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  console.log(`\n${bad} failed rows`);
  process.exit(bad > 0 ? 1 : 0);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
