import { html, type Html } from '../../html';

/** A message to a player. `text` is all of an SMS; an e-mail has `subject` and `html` too. */
export interface Message {
  channel: 'email' | 'sms';
  to: string;
  subject?: string;
  text: string;
  html?: string;
  links?: string[];
  code?: string;
  /** After so many seconds it is no longer sent, since what it carries has expired (SAFE-11). Without it the message waits as long as it takes. */
  lifeSeconds?: number;
}

/** Where a player can be reached. */
export interface Target {
  channel: Message['channel'];
  to: string;
}

const GAME = 'FS Online';
/** '10 phút'. */
export const minutes = (seconds: number) => `${seconds / 60} phút`;
export const KEEP = 'Không đưa mã này cho bất kỳ ai, kể cả người tự nhận là nhân viên.';
export const NOT_YOU = 'Nếu bạn không yêu cầu, hãy bỏ qua thư này: tài khoản của bạn vẫn an toàn.';

/** An e-mail from its lines; a line that is a link becomes one. What players typed is escaped. */
export function email(to: string, subject: string, lines: string[], extra: Partial<Message> = {}): Message {
  const line = (text: string): Html =>
    /^https?:\/\/\S+$/.test(text) ? html`<p><a href="${text}">${text}</a></p>` : html`<p>${text}</p>`;
  const page = html`<!doctype html>
    <html lang="vi">
      <head>
        <meta charset="utf-8" />
        <title>${subject}</title>
      </head>
      <body style="font: 16px/1.5 sans-serif; color: #131a24; max-width: 36rem">
        ${lines.map(line)}
        <p>${GAME}</p>
      </body>
    </html>`;
  return {
    channel: 'email',
    to,
    subject: `${GAME}: ${subject}`,
    text: [...lines, GAME].join('\n\n'),
    html: page.html,
    ...extra,
  };
}

export const sms = (to: string, text: string, extra: Partial<Message> = {}): Message => ({
  channel: 'sms',
  to,
  text: `${GAME}: ${text}`,
  ...extra,
});
