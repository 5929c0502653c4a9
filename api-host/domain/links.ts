import { createHash, randomBytes } from 'node:crypto';

/** What a link in an e-mail is good for. */
export type LinkPurpose = 'reset.password' | 'verify.email';

/** A link lives this long (REC-5). */
export const LINK_SECONDS = 60 * 60;

/** The screen each link opens; the token follows. */
export const linkPaths: Record<LinkPurpose, string> = {
  'reset.password': '/recovery/forgot-password/',
  'verify.email': '/email-verification/',
};

/** 256 random bits. */
export const newLinkToken = (): string => randomBytes(32).toString('base64url');

/** The hash that stands for a token in the database; a text that is no token has one too, which fits nothing. */
export const hashOfLink = (purpose: LinkPurpose, token: string): Buffer =>
  createHash('sha256').update(`${purpose}.${token}`).digest();
