const MASK = '•••';

/** E-mail addresses, in the punctuation in which servers quote them; also international ones. */
const email = /[^\s<>()[\]"',:;@]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*/gu;
/** International and Vietnamese phone numbers in any notation, and others without separators. IP addresses are none of these. */
const phone = /(?<![\w.])(?:\+\d[\d ().-]{7,18}\d|(?:84|0)\d(?:[ .-]?\d){8,11}|\d{9,15})(?!\w)/g;
/** The token of a link, as domain/links.ts writes it. */
const token = /(?<![\w-])[\w-]{43}(?![\w-])/g;

/** A text as it is, in any case, and not as a part of a longer word or number. */
const whole = (text: string): RegExp =>
  new RegExp(`(?<!\\w)${text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}(?!\\w)`, 'gi');

/**
 * Why a message could not be sent, in a server's own words, for the log and the alarms: servers quote the recipient, and filters the text.
 * Without the recipient, the code, and anything that looks like an e-mail address, a phone number or the token of a link.
 */
export function maskedReason(
  reason: string,
  { to, code }: { to: string; code?: string | undefined },
): string {
  return [whole(to), token, email, phone, ...(code ? [whole(code)] : [])].reduce(
    (masked, secret) => masked.replace(secret, MASK),
    reason,
  );
}
