import { createTransport } from 'nodemailer';
import type { Messenger, SendResult } from './messenger';

/** The longest pause between two replies. A server may take longer in total. */
export const REPLY_TIMEOUT_MS = 10_000;
const MAX_CONNECTIONS = 2;

interface SmtpError {
  code?: string;
  /** The command that failed; nodemailer's EENVELOPE alone may also be about the sender. */
  command?: string;
  responseCode?: number;
  response?: string;
  message?: string;
}

/** The replies to a recipient that may be about the mailbox: unavailable, moved, a name that is not allowed. */
const MAILBOX_REPLIES: readonly number[] = [550, 551, 553];
/** The enhanced status at the start of a reply (RFC 3463), such as 5.1.1. */
const ENHANCED_STATUS = /^\d{3}[ -]#?(\d\.\d{1,3}\.\d{1,3})\b/;
/** The recipient's address is wrong: 5.1.x, except 5.1.7 to 5.1.9, which are about the sender and the relays. */
const WRONG_ADDRESS = /^5\.1\.(?![789]$)/;
/** Words of replies that are about us: servers also refuse a recipient for the sender, the rate, relaying and other policies. */
const ABOUT_US =
  /sender|polic|limit|exceed|quota|too many|\brate|relay|denied|prohibit|permi(t|ssion)|authenticat|authori[sz]|spam|block|black ?list|reputation|temporar|try again|later/i;

/** Without a status, or with the unspecific 5.1.0, the words decide: Postfix, for example, refuses unknown senders in this way. */
function isNoSuchMailbox({ command, responseCode = 0, response = '' }: SmtpError): boolean {
  if (command !== 'RCPT TO' || !MAILBOX_REPLIES.includes(responseCode)) return false;
  const status = ENHANCED_STATUS.exec(response)?.[1] ?? '5.1.0';
  return WRONG_ADDRESS.test(status) && (status !== '5.1.0' || !ABOUT_US.test(response));
}

/** Only a mailbox that does not exist counts as refused; a sender, a rate or an SMTP password that the server refuses does not. */
function answerTo(error: SmtpError): SendResult {
  const { code, responseCode, message = '' } = error;
  const reason = `${code ?? 'SMTP'} ${responseCode ?? ''} ${message}`.trim();
  return { status: isNoSuchMailbox(error) ? 'refused' : 'later', reason };
}

/** Sends e-mail over SMTP: `url` is smtp://user:password@host:587 (STARTTLS where offered) or smtps://…, `from` is the sender. */
export function smtpMail({ url, from }: { url: string; from: string }): Messenger {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: MAX_CONNECTIONS,
    connectionTimeout: REPLY_TIMEOUT_MS,
    greetingTimeout: REPLY_TIMEOUT_MS,
    socketTimeout: REPLY_TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = /@([^@>\s]+)>?$/.exec(from)?.[1] ?? 'localhost';

  return {
    atOnce: MAX_CONNECTIONS,
    async send({ id, to, subject = '', text, html }, signal) {
      try {
        await transport.sendMail({
          from,
          // An object is one address whatever it contains; a string would be parsed as a list.
          to: { name: '', address: to },
          subject,
          text,
          ...(html !== undefined && { html }),
          messageId: `<${id}@${domain}>`,
          headers: { 'Auto-Submitted': 'auto-generated' },
          signal,
        });
        return { status: 'sent' };
      } catch (error) {
        return answerTo(error as SmtpError);
      }
    },
    close: () => transport.close(),
  };
}
