import type { Pool } from 'pg';
import { startRecharge, type RechargeOrder } from '../repositories/recharge';
import type { Deliverer, OperationResult } from './deliver';

/**
 * Recharges a game account (GAME-8): the debit commits first, then the game server is asked. A repeated operation waits for the
 * delivery that it has started before.
 */
export async function recharge(
  { pool, deliverer }: { pool: Pool; deliverer: Deliverer },
  order: RechargeOrder,
): Promise<OperationResult> {
  const start = await startRecharge(pool, order);
  if (start.outcome !== 'started' && start.outcome !== 'replayed') return { refused: start.outcome };
  return { state: await deliverer.finish(start) };
}
