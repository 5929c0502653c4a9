import { randomUUID } from 'node:crypto';
import { Socket } from 'node:net';
import { Client, type ClientConfig, type Pool } from 'pg';
import type { Config } from '../config';
import { addressesOf, chooseAddress } from '../db/addresses';
import type { Deps } from '../deps';
import { MONEY_EVENT_CHANNEL } from './notifyMoneyEvent';

/** A process's single connection that listens for money events. */
export interface MoneyEventListener {
  /** Whether notifications currently arrive, as the last probe showed. */
  healthy(): boolean;
  stop(): Promise<void>;
}

interface Connection {
  client: Client;
  socket: Socket;
}

const PROBE_EVERY_MS = 10_000;
const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 30_000;
const LISTEN_ANSWER_MS = 2_000;

const LISTEN_URL = 'DATABASE_LISTEN_URL';

/** Where to listen: DATABASE_LISTEN_URL, else the pool's current address. */
const listenOptions = async (pool: Pool, { listenUrl }: Config): Promise<ClientConfig> =>
  listenUrl === null
    ? pool.options
    : {
        connectionString: await chooseAddress(addressesOf(listenUrl, LISTEN_URL), LISTEN_URL),
        connectionTimeoutMillis: LISTEN_ANSWER_MS,
        query_timeout: LISTEN_ANSWER_MS,
      };

const isProbe = (payload: string) => payload.startsWith('probe ');

/**
 * Listens on its own connection and reconnects automatically. As a probe it sends itself a notification through the pool, which
 * detects a half-open connection or a pooler that swallows LISTEN.
 */
export function startMoneyEventListener(
  { pool, log, config }: Pick<Deps, 'pool' | 'log' | 'config'>,
  onMoneyEvent: (playerIds: number[]) => void,
): MoneyEventListener {
  const probe = `probe ${randomUUID()}`;
  let connection: Connection | null = null;
  let healthy = false;
  /** Probes sent since the last one arrived. */
  let unanswered = 0;
  let retryMs = FIRST_RETRY_MS;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  /** Whether the log has the current failure. */
  let reported = false;
  let busy: Promise<void> = Promise.resolve();

  function onNotification(payload: string): void {
    if (!isProbe(payload)) return onMoneyEvent(payload.split(',').map(Number).filter(Number.isSafeInteger));
    if (payload !== probe) return;
    unanswered = 0;
    retryMs = FIRST_RETRY_MS;
    healthy = true;
    reported = false;
  }

  /** Says once that notifications do not arrive, also if they never did, as with a wrong DATABASE_LISTEN_URL. */
  function report(why: unknown, source = ''): void {
    healthy = false;
    if (reported || stopped) return;
    reported = true;
    log.warn({ err: why }, `money event notifications do not arrive${source}; polling instead`);
  }

  function disconnect(lost: Connection, why: unknown): void {
    if (connection !== lost) return;
    connection = null;
    report(why, config.listenUrl === null ? '' : ` from ${LISTEN_URL}`);
    // A graceful end would wait for a server that may hang.
    lost.socket.destroy();
  }

  async function connect(): Promise<void> {
    const socket = new Socket();
    const client = new Client({
      ...(await listenOptions(pool, config)),
      keepAlive: true,
      stream: () => socket,
    });
    const next = { client, socket };
    client.on('error', (error) => disconnect(next, error));
    client.on('end', () => disconnect(next, 'the connection ended'));
    client.on('notification', ({ payload = '' }) => onNotification(payload));
    connection = next;
    try {
      await client.connect();
      await client.query(`listen ${MONEY_EVENT_CHANNEL}`);
    } catch (error) {
      disconnect(next, error);
      throw error;
    }
  }

  async function round(): Promise<void> {
    if (connection && unanswered > 1) disconnect(connection, 'a probe did not arrive');
    if (!connection) {
      unanswered = 0;
      await connect();
    }
    unanswered += 1;
    await pool.query('select pg_notify($1, $2)', [MONEY_EVENT_CHANNEL, probe]);
  }

  function schedule(afterMs: number): void {
    if (stopped) return;
    timer = setTimeout(() => {
      busy = round().then(
        () => schedule(PROBE_EVERY_MS),
        (error: unknown) => {
          log.debug({ err: error }, 'listening for money events failed');
          report(error);
          retryMs = Math.min(retryMs * 2, LONGEST_RETRY_MS);
          schedule(retryMs);
        },
      );
    }, afterMs);
    timer.unref();
  }

  schedule(0);
  return {
    healthy: () => healthy,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await busy;
      if (connection) disconnect(connection, 'the host stops');
    },
  };
}
