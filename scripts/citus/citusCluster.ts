import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { execFileSync } from 'node:child_process';
import { Client } from 'pg';
import { makeCluster, programs, type Cluster } from '../faults/cluster';

/** A coordinator, which hosts connect to, and the workers that keep the players' money. */
export interface CitusCluster {
  coordinator: Cluster;
  workers: readonly Cluster[];
  /** Of the nodes, the coordinator's first. */
  ports: readonly number[];
  stop: () => Promise<void>;
}

/** Where extensions of a PostgreSQL lie; '' where it does not tell. */
function extensionFolder(bin: string): string {
  try {
    const share = execFileSync(path.join(bin, 'pg_config'), ['--sharedir'], { encoding: 'utf8' });
    return path.join(share.trim(), 'extension');
  } catch {
    return '';
  }
}

/** The version in a control file of an extension; null where it names none. */
export const versionIn = (control: string): string | null =>
  /^\s*default_version\s*=\s*'([^']+)'/m.exec(control)?.[1] ?? null;

/** The version of Citus that the PostgreSQL of this machine has (PG_BIN, or the newest one of the system); null: none. */
export function installedCitus(bin = programs()): string | null {
  const control = bin === null ? '' : path.join(extensionFolder(bin), 'citus.control');
  return bin !== null && existsSync(control) ? versionIn(readFileSync(control, 'utf8')) : null;
}

/** What is printed where nothing can be run. */
export const NO_CITUS =
  'Skipped: no Citus on this machine. Install it for the PostgreSQL of the system, or name another by PG_BIN (docs/citus.md).';

/** Nodes of one machine, on loopback. Transactions over two nodes are prepared on each. */
export const nodeSettings = (extra = ''): string =>
  [
    'shared_preload_libraries=citus',
    'max_prepared_transactions=200',
    'citus.node_conninfo=sslmode=disable',
    'citus.enable_statistics_collection=off',
    // What a node that died had prepared is decided soon after its return; until then its players wait.
    'citus.recover_2pc_interval=1000',
    // Few, since all nodes share one machine here.
    'citus.shard_count=8',
    ...extra.split(' ').filter(Boolean),
  ]
    .map((setting) => `-c ${setting}`)
    .join(' ');

/** The address of a database of the node at that port. */
const at = (port: number, name: string): string => `postgres://portal@127.0.0.1:${port}/${name}`;

async function run(url: string, ...statements: readonly string[]): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/**
 * Starts a coordinator and so many workers in an empty folder, on free ports of 127.0.0.1. `durable` false: they need not survive a
 * power cut. Needs `installedCitus()`.
 */
export async function startCitus(
  folder: string,
  { workers: count, durable }: { workers: number; durable: boolean },
): Promise<CitusCluster> {
  const settings = nodeSettings(durable ? '' : 'fsync=off synchronous_commit=off full_page_writes=off');
  const nodes: Cluster[] = [];
  const stop = async () => {
    for (const node of nodes) await node.stop('immediate');
  };
  try {
    for (let made = 0; made <= count; made += 1) {
      const node = await makeCluster(
        path.join(folder, made === 0 ? 'coordinator' : `worker${made}`),
        settings,
      );
      nodes.push(node);
      await node.start();
    }
  } catch (error) {
    await stop();
    throw error;
  }
  const [coordinator, ...workers] = nodes;
  if (!coordinator) throw new Error('There is no coordinator');
  return { coordinator, workers, ports: nodes.map(({ port }) => port), stop };
}

/** Makes a database on all nodes, with Citus in it and the nodes known to each other; the address for hosts, the coordinator's. */
export async function createCitusDatabase(ports: readonly number[], name: string): Promise<string> {
  const [coordinator = 0, ...workers] = ports;
  for (const port of ports) {
    await run(at(port, 'postgres'), `create database ${name}`);
    await run(at(port, name), 'create extension citus');
  }
  await run(
    at(coordinator, name),
    `select citus_set_coordinator_host('127.0.0.1', ${coordinator})`,
    ...workers.map((port) => `select citus_add_node('127.0.0.1', ${port})`),
  );
  return at(coordinator, name);
}

/** Removes it from all nodes. */
export async function dropCitusDatabase(ports: readonly number[], name: string): Promise<void> {
  for (const port of ports) await run(at(port, 'postgres'), `drop database ${name} with (force)`);
}
