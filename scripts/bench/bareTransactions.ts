import type { Pool } from 'pg';

const SCHEMA = `
  create table bare_balances (player integer primary key, credit bigint not null);
  insert into bare_balances select n, 0 from generate_series(0, 399) n;
  create table bare_transactions (player integer not null, id bigint generated always as identity, value bigint not null, primary key (player, id));
  create table bare_postings (player integer not null, transaction bigint not null, account text not null, amount bigint not null,
                              primary key (player, transaction, account));`;

/** The minimum work to book an amount atomically: update a balance, insert a transaction and two postings. */
const TRANSACTION = `
  with changed as (update bare_balances set credit = credit + 1 where player = $1),
       booked as (insert into bare_transactions (player, value) values ($1, 1) returning id)
  insert into bare_postings
  select $1, booked.id, v.account, v.amount from booked, (values ('house', -1), ('player', 1)) v (account, amount)`;

interface BareSpeed {
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
}

/** Transactions per second of this PostgreSQL through the bare driver: one durable statement each, `atOnce` at a time. */
export async function bareTransactions(pool: Pool, seconds: number, atOnce: number): Promise<BareSpeed> {
  await pool.query(SCHEMA);
  const times: number[] = [];
  const start = performance.now();
  const end = start + seconds * 1000;
  let turn = 0;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let now = performance.now(); now < end;) {
        await pool.query({ name: 'bare', text: TRANSACTION, values: [(turn += 1) % 400] });
        const after = performance.now();
        times.push(after - now);
        now = after;
      }
    }),
  );
  const took = performance.now() - start;
  times.sort((left, right) => left - right);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  return { perSecond: (times.length * 1000) / took, p50Ms: at(0.5), p99Ms: at(0.99) };
}
