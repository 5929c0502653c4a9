import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { openEmbedded } from '../../api-host/db/embedded';
import { kyselyOver, openPool } from '../../api-host/db/pool';
import { settleTransfer } from '../../api-host/repositories/transfers';
import { openFolder } from '../../tests/support/openFolder';
import { addPlayer, signedIn } from '../../tests/support/players';
import { startHost, type HostProcess } from '../../tests/support/startHost';

const CREDIT_KP = 1_000_000_000n;

/** The credentials that a signed-in player sends with each call. */
export interface BenchPlayer {
  cookie: string;
  xsrf: string;
}

export interface BenchWorld {
  /** The first host. */
  host: HostProcess;
  /** Starts another host process on the same database. */
  addHost(): Promise<HostProcess>;
  databaseUrl: string;
  players: BenchPlayer[];
  close(): Promise<void>;
}

/** The database of a world. */
export interface BenchDatabase {
  url: string;
  release(): Promise<void>;
}

/** Starts a durable PostgreSQL for one world. */
async function ownDatabase(): Promise<BenchDatabase> {
  const folder = openFolder('portal-bench-');
  const embedded = await openEmbedded(path.join(folder, 'data'));
  return {
    url: embedded.url,
    async release() {
      await embedded.release();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Starts a real host on a durable database with `count` signed-in players and ample balances. Closing the world releases the database. */
export async function openBenchWorld(
  count: number,
  env: Record<string, string> = {},
  database?: BenchDatabase,
): Promise<BenchWorld> {
  const embedded = database ?? (await ownDatabase());
  const hosts: HostProcess[] = [];
  const addHost = async () => {
    const settings = { LOG_LEVEL: 'warn', API_HOST_POOL_SIZE: '20', ...env };
    const next = await startHost({ databaseUrl: embedded.url, env: settings });
    hosts.push(next);
    return next;
  };
  const host = await addHost();
  const pool = openPool({ connectionString: embedded.url, max: 10 });
  const db = kyselyOver(pool);
  const players: BenchPlayer[] = [];
  for (let made = 0; made < count; made += 1) {
    const username = `bench${made}`;
    const playerId = await addPlayer(pool, username);
    const transfer = { provider: 'bench', externalId: randomUUID(), amount: 1, content: username };
    await settleTransfer(db, transfer, {
      playerId,
      type: 'topup.bank-transfer',
      recharge: CREDIT_KP,
      bonus: 0n,
    });
    const { cookies } = await signedIn(host.origin, pool, playerId);
    players.push({
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      xsrf: decodeURIComponent(cookies.get('XSRF-TOKEN') ?? ''),
    });
  }
  await pool.end();
  return {
    host,
    addHost,
    databaseUrl: embedded.url,
    players,
    async close() {
      for (const each of hosts) await each.stop();
      await embedded.release();
    },
  };
}
