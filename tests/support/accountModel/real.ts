import { newRecoveryCodes } from '../../../api-host/domain/recoveryCodes';
import { newTotpSecret } from '../../../api-host/domain/totp';
import { hashPassword } from '../../../api-host/domain/passwords';
import { secondFactorsRepository } from '../../../api-host/repositories/secondFactors';
import { Visitor } from '../accountWorld';
import { SoftAuthenticator } from '../softAuthenticator';
import { AccountModel } from './model';
import type { LinkPurpose, Purpose, Signed } from './modelTerms';
import { OWN_DEVICES } from './passkeys';
import { PASSKEY_ORIGIN, registerDevice, type AccountModelWorld } from './world';

/** The host's side of one sequence: its own player with three browsers, and everything sent to the player. */
export interface Real {
  world: AccountModelWorld;
  playerId: number;
  username: string;
  browsers: readonly Visitor[];
  /** The player's own two phone numbers and two e-mail addresses. */
  phones: readonly [string, string];
  emails: readonly [string, string];
  /** The codes sent for each purpose, the newest last. */
  codes: Map<Purpose, string[]>;
  /** The authenticator app: its secret and the code that was used last; and the current and former recovery codes. */
  app: {
    secret: string | null;
    used: string;
    recoveryCodes: readonly string[];
    formerCodes: readonly string[];
  };
  /** The devices and the challenges by the model's numbers, the newest challenge for adding a passkey, and all signatures. */
  passkeys: {
    devices: readonly SoftAuthenticator[];
    challenges: string[];
    toAdd: number;
    signed: { signed: Signed; text: string }[];
  };
  /** The tokens of the links, in the order in which they were sent. */
  links: { purpose: LinkPurpose; token: string }[];
}

/** How a sequence starts. */
export interface Start {
  hasEmail: boolean;
  phoneVerified: boolean;
  emailVerified: boolean;
  hasFactor: boolean;
  hasPasskey: boolean;
}

export const BROWSERS = 3;
let made = 0;

const noApp = (): Real['app'] => ({ secret: null, used: '', recoveryCodes: [], formerCodes: [] });

/** Adds a second factor that was switched on long ago. */
async function addFactor({ database, deps }: AccountModelWorld, playerId: number): Promise<Real['app']> {
  const factors = secondFactorsRepository(database.db, deps.keys);
  const app = { ...noApp(), secret: newTotpSecret(), recoveryCodes: newRecoveryCodes() };
  await factors.begin(playerId, app.secret);
  await factors.confirm(playerId);
  await factors.putRecoveryCodes(playerId, app.recoveryCodes);
  return app;
}

async function addFactors(
  world: AccountModelWorld,
  playerId: number,
  { hasFactor, hasPasskey }: Start,
  model: AccountModel,
): Promise<Pick<Real, 'app' | 'passkeys'>> {
  const app = hasFactor ? await addFactor(world, playerId) : noApp();
  if (hasFactor) model.factor.isOld();
  const own = Array.from({ length: OWN_DEVICES }, () => new SoftAuthenticator({ origin: PASSKEY_ORIGIN }));
  if (hasPasskey && own[0]) {
    await registerDevice(world.database, playerId, own[0]);
    model.passkeys.known.set(0, own[0].counter);
  }
  return { app, passkeys: { devices: [...own, world.othersDevice], challenges: [], toAdd: -1, signed: [] } };
}

/** A new player, signed in at the first browser, and the model of that player. */
export async function begin(
  world: AccountModelWorld,
  start: Start,
): Promise<{ model: AccountModel; real: Real }> {
  made += 1;
  const number = made;
  const username = `ngmodel${number}x`;
  const phoneAt = (offset: number) => `+8490${String(number * 2 + offset).padStart(7, '0')}`;
  const phones = [phoneAt(0), phoneAt(1)] as const;
  const emails = [`mot.${username}@example.com`, `hai.${username}@example.com`] as const;
  const email = start.hasEmail ? emails[0] : null;
  const model = new AccountModel({ ...start, phone: phones[0], email });
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
  const playerId = rows[0]?.id ?? 0;
  const browsers = Array.from(
    { length: BROWSERS },
    (_, at) => new Visitor(world.origin, `10.${number >> 8}.${number & 255}.${at + 1}`),
  );
  for (const browser of browsers) await browser.csrf();
  await browsers[0]?.login(username, model.password);
  model.signIn(0, model.password, false, null);
  const factors = await addFactors(world, playerId, start, model);
  const real = { world, playerId, username, browsers, phones, emails, ...factors };
  return { model, real: { ...real, codes: new Map(), links: [] } };
}

export const browserOf = ({ browsers }: Real, at: number): Visitor => {
  const browser = browsers[at];
  if (!browser) throw new Error(`no browser ${at}`);
  return browser;
};
