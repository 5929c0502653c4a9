import { randomUUID } from 'node:crypto';
import { seedCatalogue } from '../../api-host/db/seedCatalogue';
import { startRecharge } from '../../api-host/repositories/recharge';
import { settleTransfer } from '../../api-host/repositories/transfers';
import { addPlayer } from './players';
import type { TestDatabase } from './testDatabase';
import { useTestDatabase } from './useTestDatabase';

/** A database with an offer to buy, for the tests of a file. */
export function useLedgerDatabase(): TestDatabase {
  const database = useTestDatabase();
  beforeAll(() => seedCatalogue(database.db));
  return database;
}

let names = 0;

/** A new player with this many KP from a transfer. */
export async function richPlayer(database: TestDatabase, credit: number): Promise<number> {
  names += 1;
  const id = await addPlayer(database.pool, `rich${names}`);
  const transfer = { provider: 'techcombank', externalId: randomUUID(), amount: credit * 10, content: '' };
  const topUp = { playerId: id, type: 'topup.bank-transfer', recharge: BigInt(credit), bonus: 0n };
  await settleTransfer(database.db, transfer, topUp);
  return id;
}

/** A recharge of 5,000 KP. */
export const orderOf = (playerId: number) =>
  ({ playerId, gameId: 'fsonline', credit: 5_000, zoneId: 1, idempotency: null }) as const;

/** Starts a recharge and returns its delivery. */
export async function begunRecharge(database: TestDatabase, playerId: number) {
  const start = await startRecharge(database.pool, orderOf(playerId));
  if (!('job' in start)) throw new Error(start.outcome);
  return start.job;
}
