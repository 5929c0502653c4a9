import { defaultBrand } from '@portal/contract';
import { html, type Html } from '../../html';

/** A message to a player. An SMS is only `text`; an e-mail also has `subject` and `html`. */
export interface Message {
  channel: 'email' | 'sms';
  to: string;
  subject?: string;
  text: string;
  html?: string;
  links?: string[];
  code?: string;
  /** After this many seconds the message is dropped, since its content has expired (SAFE-11). Without it the message never expires. */
  lifeSeconds?: number;
}

/** Where a player can be reached. */
export interface Target {
  channel: Message['channel'];
  to: string;
}

/** Messages are created and stored with this name, and sent with the deployment's (`underBrand`). */
const GAME = defaultBrand.name;
const PREFIX = `${GAME}: `;
const signature = (game: string) => html`<p>${game}</p>`.html;
/** '10 phút'. */
export const minutes = (seconds: number) => `${seconds / 60} phút`;
export const KEEP = 'Không đưa mã này cho bất kỳ ai, kể cả người tự nhận là nhân viên.';
export const NOT_YOU = 'Nếu bạn không yêu cầu, hãy bỏ qua thư này: tài khoản của bạn vẫn an toàn.';

/** Makes an e-mail from its lines. A line that is a URL becomes a link; text that players typed is escaped. */
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
        ${lines.map(line)} ${{ html: signature(GAME) }}
      </body>
    </html>`;
  return {
    channel: 'email',
    to,
    subject: PREFIX + subject,
    text: [...lines, GAME].join('\n\n'),
    html: page.html,
    ...extra,
  };
}

export const sms = (to: string, text: string, extra: Partial<Message> = {}): Message => ({
  channel: 'sms',
  to,
  text: PREFIX + text,
  ...extra,
});

const prefixed = (text: string, game: string): string =>
  text.startsWith(PREFIX) ? `${game}: ${text.slice(PREFIX.length)}` : text;

const replaceLast = (text: string, what: string, by: string): string => {
  const at = text.lastIndexOf(what);
  return at < 0 ? text : text.slice(0, at) + by + text.slice(at + what.length);
};

/**
 * A waiting message with the name of the deployment's game (PORTAL_BRAND, docs/decisions/0125). Only the name before an e-mail's subject
 * or an SMS and the one below an e-mail are replaced; the text between them may contain what the player typed, and is unchanged.
 */
export function underBrand<Waiting extends Pick<Message, 'subject' | 'text' | 'html'> & { channel: string }>(
  message: Waiting,
  game: string,
): Waiting {
  const { channel, subject, text, html: page } = message;
  if (game === GAME || channel === 'webhook') return message;
  if (channel === 'sms') return { ...message, text: prefixed(text, game) };
  return {
    ...message,
    text: text.endsWith(`\n\n${GAME}`) ? text.slice(0, -GAME.length) + game : text,
    ...(subject !== undefined && { subject: prefixed(subject, game) }),
    ...(page !== undefined && { html: replaceLast(page, signature(GAME), signature(game)) }),
  };
}
