import { createTransport } from 'nodemailer';
import type { Messenger, SendResult } from './messenger';

/** The longest pause between two replies. A server may take longer in total. */
export const REPLY_TIMEOUT_MS = 10_000;
const MAX_CONNECTIONS = 2;

interface SmtpError {
  code?: string;
  responseCode?: number;
  message?: string;
}

/** Only a recipient that the server rejects permanently counts as refused; a wrong SMTP password or a full disk does not. */
function answerTo({ code, responseCode = 0, message = '' }: SmtpError): SendResult {
  const reason = `${code ?? 'SMTP'} ${responseCode || ''} ${message}`.trim();
  const noSuchMailbox = code === 'EENVELOPE' && responseCode >= 550 && responseCode <= 553;
  return { status: noSuchMailbox ? 'refused' : 'later', reason };
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
