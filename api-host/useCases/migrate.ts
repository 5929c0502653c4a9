import type { Pool } from 'pg';
import { notifyMoneyEvent } from '../events/notifyMoneyEvent';
import { startMigration, type MigrationOrder } from '../repositories/migration';
import type { Deliverer, OperationResult } from './deliver';

/**
 * Moves a player's old balances to another zone (MIG-4): they leave the CLOSED zones first, then the game server is called. A
 * repeated operation waits for the delivery that it started before.
 */
export async function migrate(
  { pool, deliverer }: { pool: Pool; deliverer: Deliverer },
  order: MigrationOrder,
): Promise<OperationResult> {
  const start = await startMigration(pool, order);
  if (start.outcome !== 'started' && start.outcome !== 'replayed') return { refused: start.outcome };
  if (start.outcome === 'started') notifyMoneyEvent(pool, order.playerId);
  return { state: await deliverer.finish(start) };
}
