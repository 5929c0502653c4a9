import { randomUUID } from 'node:crypto';
import { checkLedger, type LedgerFinding } from '../../api-host/repositories/ledgerCheck';
import { settleTransfer } from '../../api-host/repositories/transfers';
import { addPlayer, signedIn } from './players';
import { startHost, type HostProcess } from './startHost';
import { createTestDatabase, type TestDatabase } from './testDatabase';
import { WireClient, type WireAnswer } from './wireClient';

/** The bank that reports the world's transfers, and the secret with which it signs its notices. */
export const BANK = 'techcombank';
export const BANK_SECRET = 'the-secret-of-the-bank-in-these-tests';

export interface TestPlayer {
  id: number;
  username: string;
  /** A signed-in client for each host of the world, all with the same session. */
  at(host: HostProcess): WireClient;
}

/** Real hosts on their own shared database, with the sandbox's seed. */
export interface MoneyWorld extends TestDatabase {
  hosts: HostProcess[];
  /** Starts another process on the same database. */
  addHost(env?: Record<string, string>): Promise<HostProcess>;
  /** A new player with this many KP, credited by a settled transfer. */
  newPlayer(credit: number): Promise<TestPlayer>;
  /** The player's KP in the database. */
  balanceOf(player: TestPlayer): Promise<{ credit: number; debt: number }>;
  /** POST /sandbox/… at the first host. */
  sandbox(path: string, body: object): Promise<WireAnswer>;
  /** Stops the hosts, drops the database, and returns the findings of the ledger check, of which there should be none. */
  close(): Promise<LedgerFinding[]>;
}

export async function openMoneyWorld(
  hostCount: number,
  env: Record<string, string> = {},
): Promise<MoneyWorld> {
  const database = await createTestDatabase();
  const settings = {
    databaseUrl: database.url,
    env: { LOG_LEVEL: 'warn', TRANSFER_NOTICE_SECRETS: `${BANK}=${BANK_SECRET}`, ...env },
  };
  const hosts: HostProcess[] = [];
  const addHost = async (extra: Record<string, string> = {}) => {
    const host = await startHost({ ...settings, env: { ...settings.env, ...extra } });
    hosts.push(host);
    return host;
  };
  // One after the other: the first host seeds the database.
  for (let count = 0; count < hostCount; count += 1) await addHost();
  let players = 0;

  return {
    ...database,
    hosts,
    addHost,
    async newPlayer(credit) {
      players += 1;
      // All names have the same length: a name that is a prefix of another would be shown a code (docs/decisions/0025).
      const username = `player${String(players).padStart(5, '0')}`;
      const id = await addPlayer(database.pool, username);
      if (credit > 0) {
        const transfer = { provider: BANK, externalId: randomUUID(), amount: 1, content: username };
        const topUp = { playerId: id, type: 'topup.bank-transfer', recharge: BigInt(credit), bonus: 0n };
        await settleTransfer(database.db, transfer, topUp);
      }
      const session = await signedIn(hosts[0]?.origin ?? '', database.pool, id);
      return {
        id,
        username,
        at(host) {
          const client = new WireClient(host.origin);
          for (const [name, value] of session.cookies) client.cookies.set(name, value);
          return client;
        },
      };
    },
    async balanceOf({ id }) {
      return database.db
        .selectFrom('balances')
        .select(['credit', 'debt'])
        .where('player_id', '=', id)
        .executeTakeFirstOrThrow();
    },
    sandbox: (path, body) =>
      new WireClient(hosts[0]?.origin ?? '').request('POST', `/sandbox${path}`, { body, xsrf: false }),
    async close() {
      await Promise.all(hosts.map((host) => host.stop()));
      const { findings } = await checkLedger(database.db);
      await database.drop();
      return findings;
    },
  };
}
