import { defaultBrand } from '@portal/contract';
import { html } from '../../html';
import { emailLine, emailPage, type EmailLook } from './emailPage';

/** A message to a player. An SMS is only `text`; an e-mail also has `subject` and `html`. */
export interface Message {
  channel: 'email' | 'sms';
  to: string;
  subject?: string;
  text: string;
  /** The lines of an e-mail, without the page around them. */
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

/** Makes an e-mail from its lines; text that players typed is escaped. `html` is the lines only: `underBrand` adds the page around them. */
export const email = (
  to: string,
  subject: string,
  lines: string[],
  extra: Partial<Message> = {},
): Message => ({
  channel: 'email',
  to,
  subject: PREFIX + subject,
  text: [...lines, GAME].join('\n\n'),
  html: lines.map((line) => emailLine(line, extra.code).html).join('\n'),
  ...extra,
});

/** Makes an SMS, which begins with the name of the game. */
export const sms = (to: string, text: string, extra: Partial<Message> = {}): Message => ({
  channel: 'sms',
  to,
  text: PREFIX + text,
  ...extra,
});

const withoutPrefix = (text: string): string => (text.startsWith(PREFIX) ? text.slice(PREFIX.length) : text);

const prefixed = (text: string, game: string): string =>
  text.startsWith(PREFIX) ? `${game}: ${withoutPrefix(text)}` : text;

const replaceLast = (text: string, what: string, by: string): string => {
  const at = text.lastIndexOf(what);
  return at < 0 ? text : text.slice(0, at) + by + text.slice(at + what.length);
};

/**
 * A waiting message as it is sent: with the name of the deployment's game (PORTAL_BRAND, docs/decisions/0125), an e-mail also in the look
 * of its portal. Only the name before a subject or an SMS and the one below an e-mail are replaced; the text between them may contain what
 * the player typed, and is unchanged.
 */
export function underBrand<Waiting extends Pick<Message, 'subject' | 'text' | 'html'> & { channel: string }>(
  message: Waiting,
  look: EmailLook,
): Waiting {
  const { channel, subject, text, html: lines } = message;
  const { game } = look;
  if (channel === 'webhook') return message;
  if (channel === 'sms') return { ...message, text: prefixed(text, game) };
  return {
    ...message,
    text: text.endsWith(`\n\n${GAME}`) ? text.slice(0, -GAME.length) + game : text,
    ...(subject !== undefined && { subject: prefixed(subject, game) }),
    ...(lines !== undefined && {
      // Version 0.1.0 stored whole pages.
      html: lines.startsWith('<!doctype')
        ? replaceLast(lines, signature(GAME), signature(game))
        : emailPage(withoutPrefix(subject ?? ''), { html: lines }, look),
    }),
  };
}
