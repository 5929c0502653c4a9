import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../../api-host/buildApp';
import type { Deps } from '../../../api-host/deps';
import { hashOfLink } from '../../../api-host/domain/links';
import { newRecoveryCodes } from '../../../api-host/domain/recoveryCodes';
import { newTotpSecret } from '../../../api-host/domain/totp';
import { secondFactorsRepository } from '../../../api-host/repositories/secondFactors';
import { hashPassword } from '../../../api-host/domain/passwords';
import { hashOfToken } from '../../../api-host/domain/sessionToken';
import { Visitor } from '../accountWorld';
import { createTestDatabase, type TestDatabase } from '../testDatabase';
import { testDeps } from '../testDeps';
import { testKeys } from '../testKeys';
import { AccountModel } from './model';
import type { LinkPurpose, Purpose } from './modelTerms';

/** A host in this process, so that hashing can be made cheap. Nothing sends its messages: they are read where they wait. */
export interface AccountModelWorld {
  database: TestDatabase;
  deps: Deps;
  origin: string;
  close(): Promise<void>;
}

export async function openAccountModelWorld(): Promise<AccountModelWorld> {
  const database = await createTestDatabase({ poolSize: 12 });
  const deps = testDeps(database, { BOT_CHECK_DIFFICULTY: '1', TRUST_PROXY: '1' });
  const app: FastifyInstance = await buildApp(deps, async () => ({ ready: true }));
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    database,
    deps,
    origin,
    async close() {
      await app.close();
      await database.drop();
    },
  };
}

/** What one sequence plays with: a player of its own with three browsers, and all that was sent. */
export interface Real {
  world: AccountModelWorld;
  playerId: number;
  username: string;
  browsers: readonly Visitor[];
  /** Two numbers and two addresses of the player's own. */
  phones: readonly [string, string];
  emails: readonly [string, string];
  /** The codes that were sent for each purpose, the newest last. */
  codes: Map<Purpose, string[]>;
  /** The authenticator app: its secret, and the code that was used last; and the recovery codes that were given. */
  app: { secret: string | null; used: string; recoveryCodes: readonly string[] };
  /** The tokens of the links, in the order in which they were sent. */
  links: { purpose: LinkPurpose; token: string }[];
}

/** How a sequence begins. */
export interface Start {
  hasEmail: boolean;
  phoneVerified: boolean;
  emailVerified: boolean;
  hasFactor: boolean;
}

export const BROWSERS = 3;
let made = 0;

const NO_APP: Real['app'] = { secret: null, used: '', recoveryCodes: [] };

/** The factor of a player who has had one for long. */
async function addFactor({ database, deps }: AccountModelWorld, playerId: number): Promise<Real['app']> {
  const factors = secondFactorsRepository(database.db, deps.keys);
  const app = { secret: newTotpSecret(), used: '', recoveryCodes: newRecoveryCodes() };
  await factors.begin(playerId, app.secret);
  await factors.confirm(playerId);
  await factors.putRecoveryCodes(playerId, app.recoveryCodes);
  return app;
}

/** A fresh player, who is signed in at the first browser, and the model of them. */
export async function begin(
  world: AccountModelWorld,
  { hasEmail, hasFactor, ...verified }: Start,
): Promise<{ model: AccountModel; real: Real }> {
  made += 1;
  const number = made;
  const username = `ngmodel${number}x`;
  const phoneAt = (offset: number) => `+8490${String(number * 2 + offset).padStart(7, '0')}`;
  const phones = [phoneAt(0), phoneAt(1)] as const;
  const emails = [`mot.${username}@example.com`, `hai.${username}@example.com`] as const;
  const email = hasEmail ? emails[0] : null;
  const model = new AccountModel({ ...verified, phone: phones[0], email });
  const { rows } = await world.database.pool.query<{ id: number }>(
    `insert into players (username, password_hash, phone_number, phone_verified_at, email, email_verified_at)
     values ($1, $2, $3, $4, $5, $6) returning id`,
    [
      username,
      await hashPassword(model.password),
      phones[0],
      model.phone.verified && new Date(Date.now() - 73 * 3_600_000),
      email,
      model.email?.verified && new Date(Date.now() - 72.5 * 3_600_000),
    ],
  );
  const browsers = Array.from(
    { length: BROWSERS },
    (_, at) => new Visitor(world.origin, `10.${number >> 8}.${number & 255}.${at + 1}`),
  );
  for (const browser of browsers) await browser.csrf();
  await browsers[0]?.login(username, model.password);
  model.signIn(0, model.password, false, null);
  const app = hasFactor ? await addFactor(world, rows[0]?.id ?? 0) : { ...NO_APP };
  if (hasFactor) model.factor.isOld();
  const real = { world, playerId: rows[0]?.id ?? 0, username, browsers, phones, emails };
  return { model, real: { ...real, codes: new Map(), links: [], app } };
}

interface Sent {
  code?: string;
  links: string[];
}

/** The newest message to an address or number. */
export async function newestTo({ world }: Real, recipient: string): Promise<Sent> {
  const { rows } = await world.database.pool.query<{ id: string; sealed: Buffer; key_id: string }>(
    'select id, sealed, key_id from outbox where recipient = $1 order by position desc limit 20',
    [recipient],
  );
  for (const { id, sealed, key_id: keyId } of rows) {
    const text = testKeys.open('outbox', id, { sealed, keyId });
    const sent = JSON.parse(text ?? '{}') as Sent;
    if (sent.code !== undefined || sent.links.length > 0) return sent;
  }
  throw new Error(`nothing was sent to ${recipient}`);
}

/** Minutes pass for this player alone. */
export async function passTime({ world, playerId }: Real, minutes: number): Promise<void> {
  const tables: Record<string, string[]> = {
    sessions: ['created_at', 'last_seen_at', 'expires_at'],
    codes: ['created_at', 'expires_at', 'used_at'],
    links: ['created_at', 'expires_at', 'used_at'],
    players: ['email_verified_at', 'phone_verified_at'],
    totp_secrets: ['created_at', 'confirmed_at'],
    account_deletions: ['requested_at', 'due_at'],
  };
  for (const [table, columns] of Object.entries(tables)) {
    const changes = columns.map((column) => `${column} = ${column} - make_interval(mins => $2)`);
    const id = table === 'players' ? 'id' : 'player_id';
    await world.database.pool.query(`update ${table} set ${changes.join()} where ${id} = $1`, [
      playerId,
      minutes,
    ]);
  }
  // A step is half a minute.
  await world.database.pool.query(
    'update totp_secrets set last_step = last_step - 2 * $2 where player_id = $1',
    [playerId, minutes],
  );
}

/** What the database says of the account, in the model's words. */
export async function stateOf({ world, playerId, browsers, links }: Real) {
  const { rows } = await world.database.pool.query<{
    email: string | null;
    email_verified: boolean;
    phone: string | null;
    phone_verified: boolean;
    factor: boolean;
    recovery_codes: number;
    deletion: boolean;
    deleted: boolean;
    sessions: string[];
    links: string[];
    codes: string[];
  }>(
    `select email, email_verified_at is not null as email_verified, phone_number as phone, phone_verified_at is not null as phone_verified,
       mfa_enabled as factor, deleted_at is not null as deleted,
       (select count(*)::int from recovery_codes where player_id = p.id and used_at is null) as recovery_codes,
       exists (select from account_deletions where player_id = p.id) as deletion,
       array(select encode(token_hash, 'hex') from sessions where player_id = p.id and expires_at > now()
                and created_at > now() - interval '90 days') as sessions,
       array(select encode(token_hash, 'hex') from links
              where player_id = p.id and used_at is null and expires_at > now()
                and purpose in ('reset.password', 'verify.email')) as links,
       array(select purpose || ' ' || target from codes
              where player_id = p.id and used_at is null and tries_left > 0 and expires_at > now()) as codes
     from players p where id = $1`,
    [playerId],
  );
  const row = rows[0];
  if (!row) throw new Error('the player is gone');
  const hashes = browsers.map(({ cookies }) => hashOfToken(cookies.get('fs_session') ?? '').toString('hex'));
  const sent = links.map(({ purpose, token }) => hashOfLink(purpose, token).toString('hex'));
  return {
    email: row.email,
    emailVerified: row.email_verified,
    phone: row.phone ?? '',
    factor: [row.factor, row.recovery_codes],
    deletion: [row.deletion, row.deleted],
    phoneVerified: row.phone_verified,
    signedIn: row.sessions.map((hash) => hashes.indexOf(hash)).sort(),
    links: row.links.map((hash) => sent.indexOf(hash)).sort((a, b) => a - b),
    codes: row.codes.sort(),
  };
}

/** What the model says of it. */
export const modelState = (model: AccountModel) => ({
  email: model.email?.to ?? null,
  emailVerified: !!model.email?.verified,
  phone: model.phone.to,
  factor: [model.factor.isOn, model.factor.recoveryCodes],
  deletion: [model.deletion !== null, model.isDeleted],
  phoneVerified: !!model.phone.verified,
  signedIn: [...model.sessions.keys()].sort(),
  links: model.workingLinks().map(({ number }) => number),
  codes: model
    .workingCodes()
    .map(({ purpose, target }) => `${purpose} ${target}`)
    .sort(),
});
