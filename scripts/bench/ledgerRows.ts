import type { Pool } from 'pg';

/**
 * Fills the ledger with top-ups of the world's players until it has about `rows` postings, as consistent as if hosts had booked them:
 * each with a notice, a transaction with its part, and two postings. Triggers are disabled, because they would run once for each row.
 */
export async function fillLedger(pool: Pool, rows: number): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(`set local session_replication_role = 'replica'`);
    await client.query(
      `create temporary table filling on commit drop as
       select n, p.id as player_id, nextval('transaction_ids') as top_up, nextval('transaction_ids') as part
         from generate_series(1, greatest(0, ($1 - (select count(*) from postings)) / 2)) n
         join (select id, row_number() over (order by id) - 1 as place, count(*) over () as players
                 from players where username like 'bench%') p on p.place = n % p.players`,
      [rows],
    );
    await client.query(`
      insert into transactions (player_id, id, type, status, value, currency, source)
      select player_id, top_up, 'topup.bank-transfer', 'success', 1000, 'VND', 'filler' from filling`);
    await client.query(`
      insert into transactions (player_id, id, parent_id, type, status, value, currency)
      select player_id, part, top_up, 'credit.recharge', 'success', 100, 'KP' from filling`);
    await client.query(`
      insert into postings (player_id, transaction_id, account, amount)
      select player_id, part, 'house.topup', -100 from filling
      union all
      select player_id, part, 'player.credit', 100 from filling`);
    await client.query(`
      insert into transfer_notices (provider, external_id, amount, content, state, player_id, transaction_id, settled_at)
      select 'filler', n::text, 1000, 'filler', 'credited', player_id, top_up, now() from filling`);
    await client.query(`
      insert into credited_transfers (player_id, provider, external_id, transaction_id)
      select player_id, 'filler', n::text, top_up from filling`);
    await client.query(`
      update balances b set credit = b.credit + f.kp
        from (select player_id, count(*) * 100 as kp from filling group by player_id) f where f.player_id = b.player_id`);
    await client.query('commit');
    await client.query('vacuum (freeze, analyze)');
    // Flushes the written pages now, so that this does not happen during the measurement.
    await client.query('checkpoint');
  } finally {
    client.release();
  }
}

/** The number of postings in the ledger. */
export async function ledgerRows(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ count: number }>('select count(*) as count from postings');
  return rows[0]?.count ?? 0;
}
