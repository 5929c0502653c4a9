import type { Pool } from 'pg';
import { hashOfToken, newSessionToken } from '../../api-host/domain/sessionToken';
import { WireClient } from './wireClient';

/** Adds a player whom nobody can log in as (no password matches its hash); returns the id. */
export async function addPlayer(pool: Pool, username: string): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(
    'insert into players (username, password_hash) values ($1, $2) returning id',
    [username, '$argon2id$v=19$m=19456,t=2,p=1$bm9ib2R5$bm9ib2R5bm9ib2R5bm9ib2R5bm9ib2R5bm9ib2R5'],
  );
  const id = rows[0]?.id;
  if (id === undefined) throw new Error(`${username} was not added`);
  return id;
}

/** A client signed in as that player, without the cost of a login; its XSRF cookie is fetched from the host. */
export async function signedIn(origin: string, pool: Pool, playerId: number): Promise<WireClient> {
  const token = newSessionToken();
  await pool.query(
    `insert into sessions (token_hash, player_id, remember, expires_at) values ($1, $2, false, now() + interval '1 day')`,
    [hashOfToken(token), playerId],
  );
  const client = new WireClient(origin);
  client.cookies.set('fs_session', token);
  await client.csrf();
  return client;
}
