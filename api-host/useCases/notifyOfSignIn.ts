import type { Transaction } from 'kysely';
import type { Channel } from '@portal/contract';
import type { Database } from '../db/schema';
import type { PlaceOf } from '../domain/addressPlaces';
import type { KeyRing } from '../domain/keyRing';
import { linkPaths, targetOfBrowser } from '../domain/links';
import { newBrowserMessage } from '../domain/messages';
import { signInOrigin } from '../domain/signInOrigin';
import { verifiedAmong } from '../domain/stepUp';
import type { CallOrigin } from '../repositories/accountEvents';
import { accountsRepository } from '../repositories/accounts';
import { linksRepository } from '../repositories/links';
import { outboxRepository } from '../repositories/outbox';
import { rateLimitsRepository, type Limit } from '../repositories/rateLimits';

interface NewSignIn {
  playerId: number;
  sessionId: string;
  browserHash: Buffer;
  from: CallOrigin;
  placeOf: PlaceOf;
  at: Date;
  /** Origin of the link, such as https://portal.example.vn. */
  origin: string;
  /** The limit on these messages to a player, by channel. */
  caps: Readonly<Record<Channel, Limit>>;
  /** Whether a channel has a gateway. */
  mayUse: (channel: Channel) => boolean;
}

/**
 * SAFE-4: notifies the player of a sign-in from a browser that was not seen before, by e-mail or else by SMS, with a link that ends
 * the sessions of that browser. Sends nothing without a verified channel or beyond the cap, in which case the sign-in history shows the
 * sign-in anyway, nor to an account that is deleted meanwhile.
 */
export async function notifyOfSignIn(
  trx: Transaction<Database>,
  keys: KeyRing,
  { playerId, sessionId, browserHash, from, placeOf, at, origin, caps, mayUse }: NewSignIn,
): Promise<void> {
  const account = await accountsRepository(trx).lockUndeleted(playerId);
  const target = account && verifiedAmong(account, ['email', 'sms']).find(({ channel }) => mayUse(channel));
  if (!target) return;
  const { channel } = target;
  const bucket = `new-browser:${playerId}/${channel}`;
  if (!(await rateLimitsRepository(trx).count(bucket, caps[channel])).allowed) return;
  const linked = { playerId, target: targetOfBrowser(sessionId, browserHash) };
  const token = await linksRepository(trx).issue('end.session', linked);
  const link = `${origin}${linkPaths['end.session']}${token}`;
  const signIn = { ...signInOrigin(from, placeOf), at };
  await outboxRepository(trx, keys).add(newBrowserMessage(target, account.username, signIn, link));
}
