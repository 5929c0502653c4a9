import { Secret, TOTP } from 'otpauth';
import type { RecoveryCodes, TotpSetup } from '@portal/contract';
import type { AccountWorld, Registration, Visitor } from './accountWorld';
import type { SentMessage } from './mailbox';
import type { WireAnswer } from './wireClient';

const STEP_SECONDS = 30;

/** The code that an authenticator app shows, this many steps of 30 seconds from now. */
export const totpCode = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + steps * STEP_SECONDS * 1000,
  });

export type FactorPlayer = Visitor & Registration & { totpSecret: string; recoveryCodes: string[] };

/** Moves the last used code into the past, so that the current code is accepted. */
export const timePasses = (world: AccountWorld, { username }: Registration): Promise<unknown> =>
  world.pool.query(
    'update totp_secrets set last_step = 0 where player_id = (select id from players where username = $1)',
    [username],
  );

/** Enables the second factor for a player without a verified channel, whose password proves the change. */
export async function withSecondFactor(
  world: AccountWorld,
  player: Visitor & Registration,
  proof: object = { currentPassword: player.password },
): Promise<FactorPlayer> {
  const setup = await player.post('/api/second-factor/setup', proof);
  if (setup.status !== 200) throw new Error(`No setup: ${setup.status} ${setup.text}`);
  const { totpSecret } = setup.json() as TotpSetup;
  const confirmed = await player.post('/api/second-factor/confirm', { totpCode: totpCode(totpSecret) });
  if (confirmed.status !== 200) throw new Error(`Not confirmed: ${confirmed.status} ${confirmed.text}`);
  const { recoveryCodes } = confirmed.json() as RecoveryCodes;
  await timePasses(world, player);
  return Object.assign(player, { totpSecret, recoveryCodes });
}

type Credentials = Pick<Registration, 'username' | 'password'>;

/** POST /login with the correct password and these proofs, from a new browser. */
export const logInWith = (
  world: AccountWorld,
  { username, password }: Credentials,
  proofs: object = {},
  visitor = world.visitor(),
): Promise<WireAnswer> => visitor.post('/login', { username, password, ...proofs });

export const errorsOf = (answer: WireAnswer): Record<string, string[]> | undefined =>
  (answer.json() as { errors?: Record<string, string[]> }).errors;

/** The newest message to somebody that contains these words; other messages, such as those about new browsers (SAFE-4), are ignored. */
export async function messageSaying(world: AccountWorld, to: string, words: string): Promise<SentMessage> {
  await world.settled();
  const found = (await world.messages(to)).find(({ text }) => text.includes(words));
  if (!found) throw new Error(`Nothing to ${to} says "${words}"`);
  return found;
}

/** A code sent to the verified phone that proves a change of the second factor. */
export async function factorCode(world: AccountWorld, player: Visitor & Registration): Promise<string> {
  await player.post('/api/security-code/', { action: 'confirm.second_factor' });
  return (await messageSaying(world, player.phone, 'đổi bảo mật hai lớp')).code ?? '';
}

/** A new player with a second factor. */
export const newFactorPlayer = async (world: AccountWorld): Promise<FactorPlayer> =>
  withSecondFactor(world, await world.player());

/** The host's data about the player's second factor. */
export const factorOverview = async (player: FactorPlayer) => (await player.get('/api/second-factor')).json();
