import type { Pool } from 'pg';
import type { PaymentRule, PaymentRuleName, User } from '@portal/contract';
import { isDistributedPool } from '../db/isDistributed';
import { inBatches } from './inBatches';
import { LONGEST_SESSION_DAYS } from './sessions';

/** The signed-in player, read with one query on the hot path. */
export interface SessionPlayer {
  id: number;
  username: string;
  /** The session's row was not updated for RENEW_AFTER_MINUTES. */
  renewalDue: boolean;
  remember: boolean;
  tokenHash: Buffer;
  /** The account's token of the browser in which the session began (plugins/knownBrowsers.ts); null: unknown. */
  browserHash: Buffer | null;
  /** The response of GET /api/me: contract's User as JSON text, built by the database and passed on without parsing. */
  userJson: string;
  /** The player's own rule for recharges (SAFE-6). */
  paymentRule: PaymentRule;
}

/** A session's row is written at most this often, so that reading pages costs no writes. */
const RENEW_AFTER_MINUTES = 5;

const instant = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Contract's User, column by column. */
const USER: Record<keyof User, string> = {
  username: 'p.username',
  email: 'p.email',
  phoneNumber: 'p.phone_number',
  firstName: 'p.first_name',
  middleName: 'p.middle_name',
  lastName: 'p.last_name',
  dob: 'p.dob',
  joinAt: instant('p.joined_at'),
  language: 'p.language',
  verifiedAt: instant('p.email_verified_at'),
  verifiedPhoneAt: instant('p.phone_verified_at'),
  lastPasswordChange: instant('p.last_password_change_at'),
  mfaEnabled: 'p.mfa_enabled',
  credit: 'b.credit',
  debtCredit: 'b.debt',
  offersDataExport: 'true',
  deletesAt: instant('d.due_at'),
  paymentRule: `json_build_object('name', p.payment_rule, 'above', p.payment_rule_above)`,
};

const userJson = Object.entries(USER)
  .map(([name, column]) => `'${name}', ${column}`)
  .join(', ');

/** `balances`: how the balance of a session's player is joined. */
const lookup = (balances: string) => `
  select asked.n::int, p.id, p.username, s.remember, s.browser_hash, p.payment_rule, p.payment_rule_above, json_build_object(${userJson})::text as user_json,
         s.last_seen_at < now() - interval '${RENEW_AFTER_MINUTES} minutes' as renewal_due
    from unnest($1::bytea[]) with ordinality as asked (token_hash, n)
    join sessions s on s.token_hash = asked.token_hash and s.expires_at > now()
     and s.created_at > now() - interval '${LONGEST_SESSION_DAYS} days'
    join players p on p.id = s.player_id
    join ${balances}
    left join account_deletions d on d.player_id = s.player_id`;

const LOOKUP = lookup('balances b on b.player_id = s.player_id');
/** A distributed database stores balances on other servers than sessions, so each balance is read separately (docs/citus.md). */
const LOOKUP_DISTRIBUTED = lookup('lateral balance_of(s.player_id) b on true');

interface LookupRow {
  /** The position of the row's hash in the query, from 1. */
  n: number;
  id: number;
  username: string;
  remember: boolean;
  renewal_due: boolean;
  browser_hash: Buffer | null;
  user_json: string;
  payment_rule: PaymentRuleName;
  payment_rule_above: number | null;
}

/** Finds live sessions by the hash of their token. Simultaneous look-ups share one prepared statement. */
export function sessionLookup(pool: Pool): (tokenHash: Buffer) => Promise<SessionPlayer | undefined> {
  const find = async (text: string, hashes: Buffer[]) => {
    const { rows } = await pool.query<LookupRow>({ name: 'session-lookup', text, values: [hashes] });
    const found = Array<SessionPlayer | undefined>(hashes.length).fill(undefined);
    for (const row of rows) {
      const tokenHash = hashes[row.n - 1];
      if (tokenHash) found[row.n - 1] = playerOf(row, tokenHash);
    }
    return found;
  };
  const findTogether = inBatches((hashes: Buffer[]) => find(LOOKUP, hashes), { parallel: 2, size: 100 });
  // One query per player, so that a server that is down affects only its own players.
  return async (tokenHash) =>
    (await isDistributedPool(pool))
      ? (await find(LOOKUP_DISTRIBUTED, [tokenHash]))[0]
      : findTogether(tokenHash);
}

const playerOf = (row: LookupRow, tokenHash: Buffer): SessionPlayer => ({
  id: row.id,
  username: row.username,
  remember: row.remember,
  renewalDue: row.renewal_due,
  tokenHash,
  browserHash: row.browser_hash,
  userJson: row.user_json,
  paymentRule: { name: row.payment_rule, above: row.payment_rule_above },
});
