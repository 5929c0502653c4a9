import { randomUUID } from 'node:crypto';
import type { WireAnswer, WireClient } from './wireClient';

/** Calls of players that go on until they are told to stop. */
export interface PlayerLoad {
  /** How many calls were answered so far. */
  count(): number;
  /** How many of them were recharges that succeeded. */
  recharges(): number;
  /** Stops, and tells what was not answered with a 2xx, and how often: `POST recharge: 502 …`. */
  stop(): Promise<Record<string, number>>;
}

/** One after the other, each client recharges, and reads what the portal reads. Each recharge has a key of its own and is sent once. */
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
