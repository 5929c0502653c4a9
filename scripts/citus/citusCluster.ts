import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { execFileSync } from 'node:child_process';
import { Client } from 'pg';
import { makeCluster, programs, type Cluster } from '../faults/cluster';

/** A coordinator, which hosts connect to, and the workers that store the players' money. */
export interface CitusCluster {
  coordinator: Cluster;
  workers: readonly Cluster[];
  /** The ports of the nodes, the coordinator's first. */
  ports: readonly number[];
  stop: () => Promise<void>;
}

/** The folder of a PostgreSQL's extensions; '' if it cannot be determined. */
function extensionFolder(bin: string): string {
  try {
    const share = execFileSync(path.join(bin, 'pg_config'), ['--sharedir'], { encoding: 'utf8' });
    return path.join(share.trim(), 'extension');
  } catch {
    return '';
  }
}

/** The version in an extension's control file; null if the file names none. */
export const versionIn = (control: string): string | null =>
  /^\s*default_version\s*=\s*'([^']+)'/m.exec(control)?.[1] ?? null;

/** The Citus version of this machine's PostgreSQL (PG_BIN, or the system's newest one); null if it has no Citus. */
export function installedCitus(bin = programs()): string | null {
  const control = bin === null ? '' : path.join(extensionFolder(bin), 'citus.control');
  return bin !== null && existsSync(control) ? versionIn(readFileSync(control, 'utf8')) : null;
}

/** Printed if Citus is not installed. */
export const NO_CITUS =
  'Skipped: no Citus on this machine. Install it for the PostgreSQL of the system, or name another by PG_BIN (docs/citus.md).';

/** Settings for nodes of one machine, on loopback. Transactions that span nodes are prepared on each of them. */
export const nodeSettings = (extra = ''): string =>
  [
    'shared_preload_libraries=citus',
    'max_prepared_transactions=200',
    'citus.node_conninfo=sslmode=disable',
    'citus.enable_statistics_collection=off',
    // Transactions prepared on a node that died are resolved soon after its restart. Until then their players wait.
    'citus.recover_2pc_interval=1000',
    // Few shards, because all nodes share one machine.
    'citus.shard_count=8',
    ...extra.split(' ').filter(Boolean),
  ]
    .map((setting) => `-c ${setting}`)
    .join(' ');

/** The address of a database on the node at a port. */
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
 * Starts a coordinator and the given number of workers in an empty folder, on free ports of 127.0.0.1. With `durable` false they need
 * not survive a power cut. Requires `installedCitus()`.
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

/** Creates a database with Citus on all nodes and registers the workers. Returns the coordinator's address, for hosts. */
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

/** Drops a database on all nodes. */
export async function dropCitusDatabase(ports: readonly number[], name: string): Promise<void> {
  for (const port of ports) await run(at(port, 'postgres'), `drop database ${name} with (force)`);
}
