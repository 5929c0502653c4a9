import type { Pool } from 'pg';
import { Player, type Account } from './player';
import { signedIn } from './players';
import type { HostProcess } from './startHost';

/** A player of the sandbox's seed: `demo` plays on two servers, `closed` has balances on a closed server. */
export type SeedPlayer = 'demo' | 'closed';

/**
 * Adds a copy of a seeded player with a new name, e-mail address and phone number: same password, verified channels, game accounts and
 * gift codes. Returns the id.
 */
async function addCopyOf(seed: SeedPlayer, pool: Pool, { username, email, phone }: Account): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(
    `with copy as (
       insert into players (username, email, phone_number, password_hash, first_name, middle_name, last_name,
                            email_verified_at, phone_verified_at, joined_at)
       select $1, $2, $3, password_hash, first_name, middle_name, last_name, email_verified_at, phone_verified_at, joined_at
         from players where username = $4
       returning id),
     codes as (
       insert into gift_codes (code, player_id, title, gives, zone_id, expires_at, used_at)
       select g.code || '-' || copy.id, copy.id, title, gives, zone_id, expires_at, used_at
         from copy, gift_codes g join players p on p.id = g.player_id where p.username = $4),
     accounts as (
       insert into account_zones (player_id, zone_id, left_coin, extpoint0, extpoint4)
       select copy.id, zone_id, left_coin, extpoint0, extpoint4
         from copy, account_zones a join players p on p.id = a.player_id where p.username = $4)
     select id from copy`,
    [username, email, phone.replace(/^0/, '+84'), seed],
  );
  const id = rows[0]?.id;
  if (id === undefined) throw new Error(`The seed has no player ${seed}.`);
  return id;
}

let count = 0;

/** A new player of a host on `pool`'s database, used by one test only. */
export async function newPlayer(host: HostProcess, pool: Pool, seed: SeedPlayer = 'demo'): Promise<Player> {
  count += 1;
  // All names have the same length: a name that is a prefix of another would be shown a code (docs/decisions/0025).
  const number = String(count).padStart(5, '0');
  const account = {
    username: `player${number}`,
    password: 'Demo@2026',
    email: `player${number}@example.com`,
    phone: `09110${number}`,
  };
  const id = await addCopyOf(seed, pool, account);
  return new Player(host, account, () => signedIn(host.origin, pool, id));
}
