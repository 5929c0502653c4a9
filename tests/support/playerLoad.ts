import { randomUUID } from 'node:crypto';
import type { WireAnswer, WireClient } from './wireClient';

/** Players' calls that continue until they are stopped. */
export interface PlayerLoad {
  /** The number of calls answered until now. */
  count(): number;
  /** The number of successful recharges among them. */
  recharges(): number;
  /** Stops the calls and returns how often each call failed to get a 2xx response: `POST recharge: 502 …`. */
  stop(): Promise<Record<string, number>>;
}

/** Each client in turn recharges and makes the portal's read requests. Each recharge has its own key and is sent once. */
export function startLoad(clients: readonly WireClient[]): PlayerLoad {
  const failed: Record<string, number> = {};
  let count = 0;
  let recharges = 0;
  let stopped = false;

  async function note(what: string, call: () => Promise<WireAnswer>): Promise<boolean> {
    const said = await call().then(
      ({ status, text }) => (status < 300 ? null : `${status} ${text}`),
      (error: unknown) => String((error as Error).cause ?? error),
    );
    count += 1;
    if (said !== null) failed[`${what}: ${said}`] = (failed[`${what}: ${said}`] ?? 0) + 1;
    return said === null;
  }

  async function play(client: WireClient): Promise<void> {
    while (!stopped) {
      const headers = { 'Idempotency-Key': randomUUID() };
      const body = { creditAmount: 5_000, zoneId: 1 };
      if (await note('POST recharge', () => client.post('/api/recharge/game', body, { headers })))
        recharges += 1;
      await note('GET me', () => client.get('/api/me'));
      await note('GET history', () => client.get('/api/transaction-history'));
    }
  }

  const playing = clients.map(play);
  return {
    count: () => count,
    recharges: () => recharges,
    async stop() {
      stopped = true;
      await Promise.all(playing);
      return failed;
    },
  };
}
