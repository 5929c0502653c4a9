import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import type { Deps } from '../deps';
import { NEWS_CHANNEL } from '../repositories/moneyNews';

/** The one connection of a process that listens for announcements. */
export interface NewsListener {
  /** Whether announcements arrive at present: the last test of the line came back. */
  healthy(): boolean;
  stop(): Promise<void>;
}

const TEST_EVERY_MS = 10_000;
const AGAIN_AFTER_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;

const isTest = (payload: string) => payload.startsWith('test ');

/**
 * Listens on a connection of its own, and tests the line by announcements to itself that go through the pool: a connection that
 * is half dead, or a pooler that swallows LISTEN, is found out. Connects again by itself.
 */
export function startNewsListener(
  { pool, log }: Pick<Deps, 'pool' | 'log'>,
  onNews: (playerIds: number[]) => void,
): NewsListener {
  const me = `test ${randomUUID()}`;
  let client: Client | null = null;
  let healthy = false;
  /** Tests that were sent since one came back. */
  let unanswered = 0;
  let pause = AGAIN_AFTER_MS;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let busy: Promise<void> = Promise.resolve();

  function heard(payload: string): void {
    if (!isTest(payload)) return onNews(payload.split(',').map(Number).filter(Number.isSafeInteger));
    if (payload !== me) return;
    unanswered = 0;
    pause = AGAIN_AFTER_MS;
    healthy = true;
  }

  async function lose(lost: Client, why: unknown): Promise<void> {
    if (client !== lost) return;
    client = null;
    if (healthy) log.warn({ err: why }, 'announcements of money do not arrive: polling instead');
    healthy = false;
    await lost.end().catch(() => undefined);
  }

  async function connect(): Promise<void> {
    const next = new Client({ ...pool.options, keepAlive: true });
    next.on('error', (error) => void lose(next, error));
    next.on('end', () => void lose(next, 'the connection ended'));
    next.on('notification', ({ payload = '' }) => heard(payload));
    client = next;
    try {
      await next.connect();
      await next.query(`listen ${NEWS_CHANNEL}`);
    } catch (error) {
      await lose(next, error);
      throw error;
    }
  }

  async function round(): Promise<void> {
    if (client && unanswered > 1) await lose(client, 'a test announcement did not arrive');
    if (!client) {
      unanswered = 0;
      await connect();
    }
    unanswered += 1;
    await pool.query('select pg_notify($1, $2)', [NEWS_CHANNEL, me]);
  }

  function plan(afterMs: number): void {
    if (stopped) return;
    timer = setTimeout(() => {
      busy = round().then(
        () => plan(TEST_EVERY_MS),
        (error: unknown) => {
          log.debug({ err: error }, 'listening for money failed');
          pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
          plan(pause);
        },
      );
    }, afterMs);
    timer.unref();
  }

  plan(0);
  return {
    healthy: () => healthy,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await busy;
      const last = client;
      client = null;
      await last?.end().catch(() => undefined);
    },
  };
}
