import { sql } from 'kysely';
import { checkLedger } from '../../api-host/repositories/ledgerCheck';
import { eventually } from '../../tests/support/eventually';
import { unlessAway } from '../../tests/support/recharges';
import { BANK, type Stage } from './stage';

/** Compares what hosts reported with what really happened. */
export interface Account {
  /** Operations that were reported as done but were not. */
  lost: number;
  /** Operations that were delivered or credited more often than reported. */
  doubled: number;
  /** 'sound', or the rules that the ledger violates. */
  ledger: string;
}

/** Waits until nothing is pending, then compares the reports with the ledger and with the records of the game servers and the bank. */
export async function takeAccount({ db, players, reported }: Stage): Promise<Account> {
  await eventually(
    'nothing is pending',
    async () => {
      await sql`update deliveries set next_attempt_at = now() where state = 'pending'`
        .execute(db)
        .catch(unlessAway);
      const { rows } = await sql`select from deliveries where state = 'pending'`.execute(db);
      return rows.length === 0;
    },
    60_000,
  );
  const { rows: ends } = await sql<{ key: string; outcome: string }>`
    with k as materialized (
      select k.key, d.state, d.delivery_id from idempotency_keys k join deliveries d using (player_id, transaction_id)
    )
    select k.key, k.state || '/' || coalesce(s.outcome, 'none') as outcome
      from k
      left join sandbox_deliveries s using (delivery_id)`.execute(db);
  const outcomes = new Map(ends.map(({ key, outcome }) => [key, outcome]));
  const credited = await db
    .selectFrom('transfer_notices')
    .select(['external_id', 'player_id'])
    .where('provider', '=', BANK.provider)
    .where('state', '=', 'credited')
    .execute();
  const payers = new Map(credited.map((row) => [row.external_id, row.player_id]));
  const lost =
    [...reported.delivered.keys()].filter((key) => outcomes.get(key) !== 'delivered/delivered').length +
    [...reported.refunded.keys()].filter((key) => outcomes.get(key) !== 'refused/refused').length +
    [...reported.credited].filter(([id, { id: player }]) => payers.get(id) !== player).length;

  // An independent check: each balance must match the coins delivered by the game servers and the money received.
  const { rows: wrong } = await sql<{ username: string; more: string }>`
    select p.username,
           b.credit - (1000000000
             + 10500 * (select count(*) from transfer_notices n where n.player_id = p.id and n.provider = ${BANK.provider})
             - 5000 * (select count(*) from sandbox_deliveries s where s.username = p.username and s.outcome = 'delivered')) as more
      from players p cross join lateral balance_of(p.id) b where p.id = any(${players.map(({ id }) => id)})`.execute(
    db,
  );
  const { rows: given } = await sql`select from sandbox_deliveries where outcome = 'delivered'`.execute(db);
  const doubled =
    wrong.filter(({ more }) => Number(more) !== 0).length +
    Math.max(0, given.length - reported.delivered.size) +
    Math.max(0, credited.length - reported.credited.size);
  const { findings } = await checkLedger(db);
  return { lost, doubled, ledger: findings.map(({ rule }) => rule).join(', ') || 'sound' };
}
