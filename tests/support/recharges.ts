import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { isDatabaseAway } from '../../api-host/db/databaseErrors';
import { receivedDeliveries } from '../../api-host/sandbox/repository';
import { eventually } from './eventually';
import type { MoneyWorld, TestPlayer } from './moneyWorld';
import type { WireAnswer, WireClient } from './wireClient';

/** The cheapest offer of the seed. */
export const ORDER = { creditAmount: 5_000, zoneId: 1 };

/** POST /api/recharge/game; `key`: the Idempotency-Key, null to send none. */
export function recharge(
  client: WireClient,
  body: object,
  key: string | null = randomUUID(),
): Promise<WireAnswer> {
  return client.post('/api/recharge/game', body, key === null ? {} : { headers: { 'Idempotency-Key': key } });
}

/** The number of responses for each status and error code: `{'200': 7, '422 INSUFFICIENT_CREDIT': 57}`. */
export function tally(answers: readonly WireAnswer[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { status, text } of answers) {
    const code = /"errorCode":"([A-Z_]+)"/.exec(text)?.[1];
    const name = code ? `${status} ${code}` : String(status);
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

/** The deliveries of the sandbox's game servers to the player. */
export const deliveriesOf = (world: MoneyWorld, { username }: TestPlayer) =>
  receivedDeliveries(world.db, username);

/** The states of the player's deliveries. */
export async function deliveryStates(world: MoneyWorld, { id }: TestPlayer): Promise<string[]> {
  const rows = await world.db.selectFrom('deliveries').select('state').where('player_id', '=', id).execute();
  return rows.map(({ state }) => state);
}

/** Makes pending deliveries due, so that the poller retries them at once instead of after its pause. */
export const hurryDeliveries = (world: MoneyWorld): Promise<unknown> =>
  sql`update deliveries set next_attempt_at = now() where state = 'pending'`
    .execute(world.db)
    .catch(unlessAway);

/** For operations that are retried: updates of many players' rows can conflict with those of hosts, especially on several servers. */
export function unlessAway(error: unknown): void {
  if (!isDatabaseAway(error)) throw error;
}

/** Resolves when none of the player's deliveries is pending any more. */
export const deliveriesEnded = (world: MoneyWorld, player: TestPlayer): Promise<void> =>
  eventually('the deliveries have ended', async () => {
    await hurryDeliveries(world);
    return !(await deliveryStates(world, player)).includes('pending');
  });
