import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import type { Database } from '../../api-host/db/schema';
import { kyselyOver, openPool } from '../../api-host/db/pool';
import { settleTransfer } from '../../api-host/repositories/transfers';
import { addPlayer, signedIn } from '../../tests/support/players';
import { startHost, type HostProcess } from '../../tests/support/startHost';
import { unexplained } from './unexplained';

/** The bank in these tests and the secret it signs with. */
export const BANK = { provider: 'techcombank', secret: 'the-secret-of-the-bank-of-the-faults' };

/** A player with the cookies of a session that is valid at any host. */
export interface FaultPlayer {
  id: number;
  username: string;
  cookies: ReadonlyMap<string, string>;
}

/** The outcomes that hosts have reported to players and the bank. Afterwards each must be true exactly once. */
export interface ReportedOutcomes {
  /** Keys of recharges reported as successful. */
  delivered: Map<string, FaultPlayer>;
  /** Keys of recharges reported as refunded. */
  refunded: Map<string, FaultPlayer>;
  /** Ids of accepted transfer notices. */
  credited: Map<string, FaultPlayer>;
}

/** A database with players and the hosts on it. */
export interface Stage {
  pool: Pool;
  db: Kysely<Database>;
  players: readonly FaultPlayer[];
  /** The reported outcomes of all loads on this stage. */
  reported: ReportedOutcomes;
  /** The hosts that should be running. */
  hosts: HostProcess[];
  /** The number of hosts that ended unexpectedly. */
  ended(): number;
  /** Starts a host. `env` can override its settings, such as the address of the database. */
  addHost(env?: Record<string, string>): Promise<HostProcess>;
  /** Kills a host at once, like a power cut. */
  killHost(host: HostProcess): Promise<void>;
  /** Descriptions of the errors that hosts answered with 500 since the last call. */
  unexplained(): string[];
  stopHosts(): Promise<void>;
  close(): Promise<void>;
}

const PLAYERS = 40;

const lives = ({ pid }: HostProcess): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

/** Opens a stage on a running database; hosts run `program`. A first host migrates and seeds the database and is then stopped. */
export async function openStage(url: string, program: string): Promise<Stage> {
  const pool = openPool({ connectionString: url, max: 4, connectionTimeoutMillis: 5_000 });
  const db = kyselyOver(pool);
  const hosts: HostProcess[] = [];
  const logs: HostProcess[] = [];
  const addHost = async (env: Record<string, string> = {}) => {
    const host = await startHost({
      databaseUrl: url,
      program,
      env: {
        LOG_LEVEL: 'warn',
        PORTAL_DIST: 'none',
        TRANSFER_NOTICE_SECRETS: `${BANK.provider}=${BANK.secret}`,
        ...env,
      },
    });
    hosts.push(host);
    logs.push(host);
    return host;
  };
  const forget = (host: HostProcess) => hosts.splice(hosts.indexOf(host), 1);
  const stopHosts = async () => {
    await Promise.all([...hosts].filter(lives).map((host) => host.stop()));
    hosts.length = 0;
  };

  const first = await addHost();
  const players: FaultPlayer[] = [];
  for (let count = 0; count < PLAYERS; count += 1) {
    const username = `fault${String(count).padStart(5, '0')}`;
    const id = await addPlayer(pool, username);
    const transfer = { provider: 'start', externalId: randomUUID(), amount: 1, content: username };
    const topUp = { playerId: id, type: 'topup.bank-transfer', recharge: 1_000_000_000n, bonus: 0n };
    await settleTransfer(db, transfer, topUp);
    const { cookies } = await signedIn(first.origin, pool, id);
    players.push({ id, username, cookies });
  }
  await stopHosts();

  return {
    pool,
    db,
    players,
    reported: { delivered: new Map(), refunded: new Map(), credited: new Map() },
    hosts,
    ended: () => hosts.filter((host) => !lives(host)).length,
    addHost,
    async killHost(host) {
      forget(host);
      await host.kill('SIGKILL');
    },
    unexplained: () => [
      ...new Set(logs.splice(0).flatMap((host) => unexplained(`${host.stdout()}\n${host.stderr()}`))),
    ],
    stopHosts,
    async close() {
      await stopHosts();
      await pool.end();
    },
  };
}
