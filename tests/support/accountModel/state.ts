import { hashOfLink } from '../../../api-host/domain/links';
import { hashOfToken } from '../../../api-host/domain/sessionToken';
import type { AccountModel } from './model';
import type { Real } from './real';

/** Advances the time of this player only. */
export async function passTime({ world, playerId, passkeys }: Real, minutes: number): Promise<void> {
  const tables: Record<string, string[]> = {
    sessions: ['created_at', 'last_seen_at', 'expires_at'],
    codes: ['created_at', 'expires_at', 'used_at'],
    links: ['created_at', 'expires_at', 'used_at'],
    players: ['email_verified_at', 'phone_verified_at'],
    totp_secrets: ['created_at', 'confirmed_at'],
    factor_removals: ['requested_at', 'due_at'],
    passkey_challenges: ['expires_at'],
    account_deletions: ['requested_at', 'due_at'],
  };
  for (const [table, columns] of Object.entries(tables)) {
    const changes = columns.map((column) => `${column} = ${column} - make_interval(mins => $2)`);
    // A TOTP step is half a minute.
    if (table === 'totp_secrets') changes.push('last_step = last_step - 2 * $2');
    const id = table === 'players' ? 'id' : 'player_id';
    await world.database.pool.query(`update ${table} set ${changes.join()} where ${id} = $1`, [
      playerId,
      minutes,
    ]);
  }
  // Challenges for sign-ins do not belong to a player.
  if (passkeys.challenges.length > 0)
    await world.database.pool.query(
      `update passkey_challenges set expires_at = expires_at - make_interval(mins => $2)
        where player_id is null and challenge_hash in (select sha256(c::bytea) from unnest($1::text[]) c)`,
      [passkeys.challenges, minutes],
    );
}

/** The account in the database, in the model's terms. */
export async function stateOf({ world, playerId, browsers, links, passkeys }: Real) {
  const { rows } = await world.database.pool.query<{
    email: string | null;
    email_verified: boolean;
    phone: string | null;
    phone_verified: boolean;
    factor: boolean;
    being_set_up: boolean;
    removal: string | null;
    recovery_codes: number;
    deletion: boolean;
    deleted: boolean;
    suspended: boolean;
    sessions: string[];
    links: string[];
    codes: string[];
    passkeys: { id: string; counter: number }[];
    challenges: string[];
  }>(
    `select email, email_verified_at is not null as email_verified, phone_number as phone, phone_verified_at is not null as phone_verified,
       mfa_enabled as factor, deleted_at is not null as deleted, suspended_at is not null as suspended,
       exists (select from totp_secrets where player_id = p.id and confirmed_at is null
                and created_at > now() - interval '30 minutes') as being_set_up,
       (select coalesce(phone_number, 'support') from factor_removals
         where player_id = p.id and due_at > now() - interval '7 days') as removal,
       (select count(*)::int from recovery_codes where player_id = p.id and used_at is null) as recovery_codes,
       exists (select from account_deletions where player_id = p.id) as deletion,
       array(select encode(token_hash, 'hex') from sessions where player_id = p.id and expires_at > now()
                and created_at > now() - interval '90 days') as sessions,
       array(select encode(token_hash, 'hex') from links
              where player_id = p.id and used_at is null and expires_at > now()
                and purpose in ('reset.password', 'verify.email', 'keep.factor')) as links,
       array(select purpose || ' ' || target from codes
              where player_id = p.id and used_at is null and tries_left > 0 and expires_at > now()) as codes,
       array(select jsonb_build_object('id', id, 'counter', counter) from passkeys where player_id = p.id) as passkeys,
       array(select purpose from passkey_challenges where player_id = p.id and expires_at > now()) as challenges
     from players p where id = $1`,
    [playerId],
  );
  const row = rows[0];
  if (!row) throw new Error('the player is gone');
  const hashes = browsers.map(({ cookies }) => hashOfToken(cookies.get('fs_session') ?? '').toString('hex'));
  const sent = links.map(({ purpose, token }) => hashOfLink(purpose, token).toString('hex'));
  const deviceOf = (id: string) => passkeys.devices.findIndex((device) => device.id === id);
  return {
    email: row.email,
    emailVerified: row.email_verified,
    phone: row.phone ?? '',
    phoneVerified: row.phone_verified,
    factor: [row.factor, row.recovery_codes, row.being_set_up],
    removal: row.removal,
    account: { deletion: row.deletion, deleted: row.deleted, suspended: row.suspended },
    signedIn: row.sessions.map((hash) => hashes.indexOf(hash)).sort(),
    links: row.links.map((hash) => sent.indexOf(hash)).sort((a, b) => a - b),
    codes: row.codes.sort(),
    passkeys: row.passkeys.map(({ id, counter }) => `${deviceOf(id)} at ${counter}`).sort(),
    challenges: row.challenges.sort(),
  };
}

/** The account in the model. */
export const modelState = (model: AccountModel) => ({
  email: model.email?.to ?? null,
  emailVerified: !!model.email?.verified,
  phone: model.phone.to,
  phoneVerified: !!model.phone.verified,
  factor: [model.factor.isOn, model.factor.recoveryCodes, model.factor.isBeingSetUp],
  removal: model.factor.removal?.by ?? null,
  account: {
    deletion: model.deletion !== null,
    deleted: model.isDeleted,
    suspended: model.isSuspended,
  },
  signedIn: [...model.sessions.keys()].sort(),
  links: model.sent.workingLinks().map(({ number }) => number),
  codes: model.sent
    .workingCodes()
    .map(({ purpose, target }) => `${purpose} ${target}`)
    .sort(),
  passkeys: [...model.passkeys.known].map(([device, counter]) => `${device} at ${counter}`).sort(),
  challenges: model.passkeys.openPurposes().sort(),
});
