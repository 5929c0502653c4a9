import { randomUUID } from 'node:crypto';
import { signedHeaders } from '../../api-host/domain/signature';
import { settleTransfer } from '../../api-host/repositories/transfers';
import { addPlayer, signedIn } from './players';
import { startHost, type HostProcess } from './startHost';
import { createTestDatabase, type TestDatabase } from './testDatabase';
import { WireClient, type WireAnswer } from './wireClient';

/** What the world's bank signs its notices with. */
export const BANK = 'techcombank';
export const BANK_SECRET = 'the-secret-of-the-bank-in-these-tests';

export interface TestPlayer {
  id: number;
  username: string;
  /** One signed-in client for each host of the world, all of one session. */
  at(host: HostProcess): WireClient;
}

/** Real hosts on one database of their own, with the sandbox's seed. */
export interface MoneyWorld extends TestDatabase {
  hosts: HostProcess[];
  /** Another process on the same database. */
  addHost(env?: Record<string, string>): Promise<HostProcess>;
  /** A player with so many KP, put there by a settled transfer. */
  newPlayer(credit: number): Promise<TestPlayer>;
  /** KP as the database has them. */
  balanceOf(player: TestPlayer): Promise<{ credit: number; debt: number }>;
  /** POST /sandbox/… at the first host. */
  sandbox(path: string, body: object): Promise<WireAnswer>;
  close(): Promise<void>;
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
  // One after the other: the first one seeds.
  for (let count = 0; count < hostCount; count += 1) await addHost();
  let players = 0;

  return {
    ...database,
    hosts,
    addHost,
    async newPlayer(credit) {
      players += 1;
      const username = `player${players}`;
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
      await database.drop();
    },
  };
}

/** Reports a transfer as the bank does. `at`: the clock it signs with; `secret`: what it signs with. */
export function sendNotice(
  host: HostProcess,
  notice: object,
  { provider = BANK, secret = BANK_SECRET, at = Date.now() } = {},
): Promise<WireAnswer> {
  const body = JSON.stringify(notice);
  return sendSigned(host, provider, body, signedHeaders(secret, body, at));
}

export function sendSigned(
  host: HostProcess,
  provider: string,
  body: string,
  headers: Record<string, string>,
): Promise<WireAnswer> {
  return new WireClient(host.origin).request('POST', `/api/transfer-notices/${provider}`, {
    body,
    headers,
    xsrf: false,
  });
}

/** POST /api/recharge/game; `key`: the Idempotency-Key, null to send none. */
export function recharge(
  client: WireClient,
  body: object,
  key: string | null = randomUUID(),
): Promise<WireAnswer> {
  return client.post('/api/recharge/game', body, key === null ? {} : { headers: { 'Idempotency-Key': key } });
}

/** Looks until it is so; fails after `withinMs`. */
export async function eventually(
  what: string,
  holds: () => Promise<boolean>,
  withinMs = 20_000,
): Promise<void> {
  const end = performance.now() + withinMs;
  while (!(await holds())) {
    if (performance.now() > end) throw new Error(`Not so after ${withinMs} ms: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** How many answers there were of each status and error code: `{'200': 7, '422 INSUFFICIENT_CREDIT': 57}`. */
export function tally(answers: readonly WireAnswer[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { status, text } of answers) {
    const code = /"errorCode":"([A-Z_]+)"/.exec(text)?.[1];
    const name = code ? `${status} ${code}` : String(status);
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}
