import { createHash, randomBytes } from 'node:crypto';
import { LOST_FACTOR_HOURS } from '@portal/contract';

/** What a link in an e-mail is good for. */
export type LinkPurpose = 'reset.password' | 'verify.email' | 'end.session' | 'keep.factor';

/** A link that proves an address or opens an account lives this long (REC-5). */
export const LINK_SECONDS = 60 * 60;

/** A link that only ends a session opens nothing, and may be read days later (SAFE-4). */
export const END_SESSION_SECONDS = 7 * 24 * 60 * 60;

/** A removal of a second factor can be taken back for as long as it waits (SAFE-5). */
export const linkSeconds: Record<LinkPurpose, number> = {
  'reset.password': LINK_SECONDS,
  'verify.email': LINK_SECONDS,
  'end.session': END_SESSION_SECONDS,
  'keep.factor': LOST_FACTOR_HOURS * 60 * 60,
};

/** The screen each link opens; the token follows. */
export const linkPaths: Record<LinkPurpose, string> = {
  'reset.password': '/recovery/forgot-password/',
  'verify.email': '/email-verification/',
  'keep.factor': '/keep-second-factor/',
  'end.session': '/end-session/',
};

/** 256 random bits. */
export const newLinkToken = (): string => randomBytes(32).toString('base64url');

/** The hash that stands for a token in the database; a text that is no token has one too, which fits nothing. */
export const hashOfLink = (purpose: LinkPurpose, token: string): Buffer =>
  createHash('sha256').update(`${purpose}.${token}`).digest();
