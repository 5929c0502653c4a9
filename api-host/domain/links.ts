import { createHash, randomBytes } from 'node:crypto';
import { FACTOR_REMOVAL_DAYS, LOST_FACTOR_HOURS } from '@portal/contract';
import { DAY_SECONDS, HOUR_SECONDS } from './durations';

/** The purpose of a link in an e-mail. */
export type LinkPurpose = 'reset.password' | 'verify.email' | 'end.session' | 'keep.factor';

/** The lifetime of a link that verifies an address or gives access to an account (REC-5). */
export const LINK_SECONDS = HOUR_SECONDS;

/** The lifetime of a link that only ends a session: it gives no access, and players may read the e-mail days later (SAFE-4). */
export const END_SESSION_SECONDS = 7 * DAY_SECONDS;

/** Lifetimes by purpose. The removal of a second factor can be cancelled until it lapses (SAFE-5). */
export const linkSeconds: Record<LinkPurpose, number> = {
  'reset.password': LINK_SECONDS,
  'verify.email': LINK_SECONDS,
  'end.session': END_SESSION_SECONDS,
  'keep.factor': LOST_FACTOR_HOURS * HOUR_SECONDS + FACTOR_REMOVAL_DAYS * DAY_SECONDS,
};

/** The screen that each link opens; the token is appended to the path. */
export const linkPaths: Record<LinkPurpose, string> = {
  'reset.password': '/recovery/forgot-password/',
  'verify.email': '/email-verification/',
  'keep.factor': '/keep-second-factor/',
  'end.session': '/end-session/',
};

/** What a link of SAFE-4 ends: the sessions of the browser, or only the one session if a host of the previous version issued the link. */
export interface LinkedBrowser {
  /** The session that the message reports. */
  sessionId: string;
  browserHash: Buffer | null;
}

/** The target of a link's row, `{session id}.{hash of the browser's cookie}` (decision 0138). */
export const targetOfBrowser = (sessionId: string, browserHash: Buffer): string =>
  `${sessionId}.${browserHash.toString('base64url')}`;

/** Reads such a target. That of a link of the previous version has no hash. */
export function browserOfTarget(target: string): LinkedBrowser {
  const [sessionId = '', hash] = target.split('.');
  return { sessionId, browserHash: hash === undefined ? null : Buffer.from(hash, 'base64url') };
}

/** 256 random bits. */
export const newLinkToken = (): string => randomBytes(32).toString('base64url');

/** The hash by which the database stores a token. An invalid token has a hash as well, which matches nothing. */
export const hashOfLink = (purpose: LinkPurpose, token: string): Buffer =>
  createHash('sha256').update(`${purpose}.${token}`).digest();
