import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/schema';
import type { OperatorRole } from '../domain/operators';

type Db = Kysely<Database>;

/** An operator, without their key. */
export interface OperatorRow {
  name: string;
  role: OperatorRole;
  addedAt: Date;
  disabledAt: Date | null;
}

const rows = (db: Db) =>
  db.selectFrom('operators').select(['name', 'role', 'added_at as addedAt', 'disabled_at as disabledAt']);

/** All operators: active ones first, then by name. */
export const allOperators = (db: Db): Promise<OperatorRow[]> =>
  rows(db)
    .orderBy(sql`disabled_at is not null`)
    .orderBy('name')
    .execute();

/** The operator with this key, disabled ones included. */
export const operatorByKey = (db: Db, keyHash: Buffer): Promise<OperatorRow | undefined> =>
  rows(db).where('key_hash', '=', keyHash).executeTakeFirst();

/** An operator by name, ignoring case, as the database folds it: JavaScript folds some letters differently. */
export const operatorNamed = (db: Db, name: string): Promise<OperatorRow | undefined> =>
  rows(db)
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .executeTakeFirst();

/** Locks the operators until the commit, so that two simultaneous commands cannot disable the last two admins. */
export async function lockOperators(db: Db): Promise<OperatorRow[]> {
  await sql`lock table operators in share row exclusive mode`.execute(db);
  return allOperators(db);
}

/** Locks an operator until the commit, after any balance: their movements of KP are then counted one after another. */
export async function lockOperator(db: Db, name: string): Promise<void> {
  await db.selectFrom('operators').select('name').where('name', '=', name).forNoKeyUpdate().execute();
}

/** Adds an operator, or enables a disabled one again, with a new role and key. */
export async function putOperator(
  db: Db,
  { name, role, keyHash }: { name: string; role: OperatorRole; keyHash: Buffer },
): Promise<void> {
  await db
    .insertInto('operators')
    .values({ name, role, key_hash: keyHash, disabled_at: null })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({ role, key_hash: keyHash, disabled_at: null }),
    )
    .execute();
}

export async function setOperatorKey(db: Db, name: string, keyHash: Buffer): Promise<void> {
  await db.updateTable('operators').set({ key_hash: keyHash }).where('name', '=', name).execute();
}

export async function disableOperator(db: Db, name: string): Promise<void> {
  await db
    .updateTable('operators')
    .set({ disabled_at: sql<Date>`now()` })
    .where('name', '=', name)
    .execute();
}
