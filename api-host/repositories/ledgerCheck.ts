import { sql, type Kysely, type Transaction } from 'kysely';
import { onSnapshot } from '../db/untimedConnection';
import type { Database } from '../db/schema';
import { ledgerRules } from './ledgerRules';

/** A rule of the ledger, and the rows that break it (at most 20 are shown). */
export interface LedgerFinding {
  rule: string;
  broken: number;
  examples: string[];
}

export interface LedgerReport {
  sound: boolean;
  /** How many rows were checked. */
  players: number;
  transactions: number;
  findings: LedgerFinding[];
}

const SHOWN = 20;

/** Checks the consistency of the ledger on one database snapshot, while hosts keep running. Changes nothing. */
export const checkLedger = (db: Kysely<Database>): Promise<LedgerReport> => onSnapshot(db, checkSnapshot);

/** The same on the caller's snapshot. */
export async function checkSnapshot(snapshot: Transaction<Database>): Promise<LedgerReport> {
  const findings: LedgerFinding[] = [];
  for (const [rule, statement] of ledgerRules) {
    // One mistake may break millions of rows, so the database counts them.
    const { rows } = await sql<{ subject: string; broken: number }>`
      with broken as materialized (${sql.raw(statement)})
      select subject, (select count(*) from broken) as broken from broken limit ${sql.lit(SHOWN)}`.execute(
      snapshot,
    );
    const [first] = rows;
    if (first) findings.push({ rule, broken: first.broken, examples: rows.map(({ subject }) => subject) });
  }
  const { rows } = await sql<{ players: number; transactions: number }>`
    with t as materialized (select count(*) as transactions from transactions)
    select (select count(*) from players) as players, t.transactions from t`.execute(snapshot);
  const [counts] = rows;
  if (!counts) throw new Error('the counts gave no row');
  return { sound: findings.length === 0, ...counts, findings };
}
