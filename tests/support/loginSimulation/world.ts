import type { Pool } from 'pg';
import { hashPassword } from '../../../api-host/domain/passwords';
import { Visitor } from '../accountWorld';
import type { HostProcess } from '../startHost';

/** A host that trusts one proxy and has the sandbox enabled, and its database. */
export interface SimulatedHost {
  host: HostProcess;
  pool: Pool;
}

export interface Crowd {
  /** The addresses of both players and attackers. */
  addresses: readonly string[];
  usernames: readonly string[];
}

export const PASSWORD = 'Dung-mat-khau-1';
export const emailOf = (username: string) => `${username}@example.com`;
export const phoneOf = (at: number) => `+8497${String(at).padStart(7, '0')}`;

/** Adds players with a verified e-mail address and phone, all with PASSWORD: checking a hash costs the same for every password. */
export async function addCrowd({ pool }: SimulatedHost, players: number, addresses: number): Promise<Crowd> {
  const usernames = Array.from({ length: players }, (_, at) => `honest${at}`);
  await pool.query(
    `insert into players (username, email, phone_number, password_hash, email_verified_at, phone_verified_at)
     select name, email, phone, $4, now(), now() from unnest($1::text[], $2::text[], $3::text[]) as p (name, email, phone)`,
    [usernames, usernames.map(emailOf), usernames.map((_, at) => phoneOf(at)), await hashPassword(PASSWORD)],
  );
  return { usernames, addresses: Array.from({ length: addresses }, (_, at) => `203.0.113.${at + 1}`) };
}

/** A new browser at an address, talking to the host at `origin`. */
export const browserAt = (origin: string, address: string) => new Visitor(origin, address);
