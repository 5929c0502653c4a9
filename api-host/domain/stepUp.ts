import {
  credentialPolicy,
  NEW_CHANNEL_HOURS,
  type Channel,
  type ChangePolicy,
  type CodeAction,
  type ProofKind,
  type SensitiveChange,
} from '@portal/contract';
import { HOUR_MS } from './durations';
import type { Target } from './messages';

/** An account's channels for codes and notices. */
export interface ContactChannels {
  email: string | null;
  emailVerifiedAt: Date | null;
  phone: string | null;
  phoneVerifiedAt: Date | null;
}

/** The means by which an account can prove a change. */
export interface ProofMeans extends ContactChannels {
  mfaEnabled: boolean;
  hasPasskey: boolean;
}

interface VerifiedChannel extends Target {
  verifiedAt: Date;
}

function verifiedChannel(account: ContactChannels, channel: Channel): VerifiedChannel | null {
  const [to, verifiedAt] =
    channel === 'sms' ? [account.phone, account.phoneVerifiedAt] : [account.email, account.emailVerifiedAt];
  return to === null || verifiedAt === null ? null : { channel, to, verifiedAt };
}

/** The verified channels among those in `order`, in that order. */
export const verifiedAmong = (account: ContactChannels, order: readonly Channel[]): VerifiedChannel[] =>
  order.map((channel) => verifiedChannel(account, channel)).filter((found) => found !== null);

/** The channels that are notified of security events of an account (SAFE-2). */
export const verifiedChannels = (account: ContactChannels): VerifiedChannel[] =>
  verifiedAmong(account, ['sms', 'email']);

/** The channels for a code of this purpose, in order of preference. */
const order = (action: CodeAction): readonly Channel[] =>
  Object.values<ChangePolicy>(credentialPolicy).find(({ purpose }) => purpose === action)?.codeBy ?? [
    'sms',
    'email',
  ];

/** Where a code goes. `verified`: whether the account has proven that it is its own. */
interface CodeTarget extends Target {
  verified: boolean;
}

/**
 * Where to send a code for a purpose; null if no verified channel can receive it. confirm.email goes to the address to be verified,
 * confirm.change_email to the current address (ME-6), all others to the phone (SEC-3). A code goes to the other channel if the first is
 * not verified or the player chooses the other.
 */
export function codeTarget(
  action: CodeAction,
  account: ContactChannels,
  chosen: Channel | undefined,
): CodeTarget | null {
  const { email, emailVerifiedAt } = account;
  if (action === 'confirm.email')
    return email === null ? null : { channel: 'email', to: email, verified: emailVerifiedAt !== null };
  const [first] = verifiedAmong(account, chosen === undefined ? order(action) : [chosen]);
  return first ? { channel: first.channel, to: first.to, verified: true } : null;
}

/**
 * The proofs that this account may use for a change, the preferred one first (SAFE-1). A passkey is last and never replaces another
 * proof, since not every browser can use it.
 */
export function acceptedProofs(change: SensitiveChange, account: ProofMeans): [ProofKind, ...ProofKind[]] {
  const { codeBy, bySecondFactor } = credentialPolicy[change];
  const codes: ProofKind[] = verifiedAmong(account, codeBy).map(({ channel }) => channel);
  const [first = 'password', ...others] =
    bySecondFactor && account.mfaEnabled ? (['totp', ...codes] as const) : codes;
  return bySecondFactor && account.hasPasskey ? [first, ...others, 'passkey'] : [first, ...others];
}

/**
 * The older channel by which a password must be reset while `channel` is new (SAFE-1); null if `channel` may reset it. It keeps
 * somebody who has access to an account for an hour from taking it over with a channel of their own.
 */
export function olderChannel(account: ContactChannels, channel: Channel, now: Date): Channel | null {
  const own = verifiedChannel(account, channel);
  const newSince = now.getTime() - NEW_CHANNEL_HOURS * HOUR_MS;
  if (!own || own.verifiedAt.getTime() <= newSince) return null;
  return verifiedChannels(account).find(({ verifiedAt }) => verifiedAt < own.verifiedAt)?.channel ?? null;
}

/** `ContactChannels`, and when a channel that support has set may first reset a password (OPS-6). */
export interface ResetMeans extends ContactChannels {
  phoneWaitsUntil: Date | null;
  emailWaitsUntil: Date | null;
}

/** null if `channel` may reset the password now; otherwise the older channel that may, or `older: null` if there is none. */
export function resetWait(
  account: ResetMeans,
  channel: Channel,
  now: Date,
): { older: Channel | null } | null {
  const waitsUntil = (one: Channel) => (one === 'sms' ? account.phoneWaitsUntil : account.emailWaitsUntil);
  const waits = (one: Channel) => (waitsUntil(one) ?? now) > now;
  const older = olderChannel(account, channel, now);
  if (older !== null) return { older: waits(older) ? null : older };
  return waits(channel) ? { older: null } : null;
}
