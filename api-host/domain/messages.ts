import type { SecurityCodePurpose } from '@portal/contract';
import { html, type Html } from '../html';
import { CODE_SECONDS } from './codes';
import { LINK_SECONDS } from './links';

/** A message to a player. `text` is all of an SMS; an e-mail has `subject` and `html` too. */
export interface Message {
  channel: 'email' | 'sms';
  to: string;
  subject?: string;
  text: string;
  html?: string;
  links?: string[];
  code?: string;
}

/** Where a player can be reached. */
export interface Target {
  channel: Message['channel'];
  to: string;
}

const GAME = 'FS Online';
const minutes = (seconds: number) => `${seconds / 60} phút`;
const KEEP = 'Không đưa mã này cho bất kỳ ai, kể cả người tự nhận là nhân viên.';
const NOT_YOU = 'Nếu bạn không yêu cầu, hãy bỏ qua thư này: tài khoản của bạn vẫn an toàn.';

/** An e-mail from its lines; a line that is a link becomes one. What players typed is escaped. */
function email(to: string, subject: string, lines: string[], extra: Partial<Message> = {}): Message {
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

const sms = (to: string, text: string, extra: Partial<Message> = {}): Message => ({
  channel: 'sms',
  to,
  text: `${GAME}: ${text}`,
  ...extra,
});

/** REC-4: the link that sets a new password. */
export const resetLinkMessage = (to: string, username: string, link: string): Message =>
  email(
    to,
    'Đặt lại mật khẩu',
    [
      `Chào ${username},`,
      'Bạn vừa yêu cầu đặt lại mật khẩu. Hãy mở đường dẫn sau để chọn mật khẩu mới:',
      link,
      `Đường dẫn chỉ dùng được một lần, trong ${minutes(LINK_SECONDS)}.`,
      NOT_YOU,
    ],
    { links: [link] },
  );

/** REC-6: all accounts that have proven this address. */
export const usernamesMessage = (to: string, usernames: readonly string[], link: string): Message =>
  email(
    to,
    'Tên đăng nhập của bạn',
    ['Tên đăng nhập gắn với địa chỉ email này:', usernames.join(', '), 'Đăng nhập tại:', link, NOT_YOU],
    { links: [link] },
  );

/** MAIL-3: the link that verifies an address. */
export const verifyEmailMessage = (to: string, username: string, link: string): Message =>
  email(
    to,
    'Xác minh địa chỉ Email',
    [
      `Chào ${username},`,
      'Hãy mở đường dẫn sau để xác minh địa chỉ email này là của bạn:',
      link,
      `Đường dẫn chỉ dùng được một lần, trong ${minutes(LINK_SECONDS)}.`,
      NOT_YOU,
    ],
    { links: [link] },
  );

const purposeNames: Record<SecurityCodePurpose, string> = {
  'confirm.email': 'xác minh email',
  'confirm.phone_number': 'đổi số điện thoại',
  'confirm.payment': 'xác nhận thanh toán',
  'confirm.change_password': 'đổi mật khẩu',
  'confirm.change_email': 'đổi email',
  'approve.login': 'xác nhận đăng nhập',
};

/** SEC-4: a step-up code. It names its purpose, so that players cannot be tricked into giving it away for another. */
export function securityCodeMessage(
  { channel, to }: Target,
  username: string,
  purpose: SecurityCodePurpose,
  code: string,
): Message {
  const life = minutes(CODE_SECONDS);
  const what = purposeNames[purpose];
  if (channel === 'sms')
    return sms(to, `Mã bảo mật để ${what} của ${username} là ${code}, dùng trong ${life}. ${KEEP}`, { code });
  const lines = [`Chào ${username},`, `Mã bảo mật để ${what} là:`, code, `Mã dùng trong ${life}. ${KEEP}`];
  return email(to, `Mã bảo mật để ${what}`, [...lines, NOT_YOU], { code });
}

/** REC-2: the answer to MXT and PTV. */
export const recoveryCodeMessage = (to: string, username: string, code: string): Message =>
  sms(to, `Mã xác thực của ${username} là ${code}, dùng trong ${minutes(CODE_SECONDS)}. ${KEEP}`, { code });

/** PTV from a number that has proven itself for another account: one number, one account. */
export const phoneInUseMessage = (to: string, username: string): Message =>
  sms(to, `Không thể xác minh số này cho ${username}, vì số đã được xác minh cho một tài khoản khác.`);

const TELL_US = 'Nếu không phải bạn, hãy đổi mật khẩu ngay và liên hệ hỗ trợ.';

/** Tells the old channel that the account's phone number is another now. */
export function phoneChangedMessage({ channel, to }: Target, username: string, masked: string): Message {
  const news = `Số điện thoại của ${username} vừa được đổi thành ${masked}.`;
  return channel === 'sms'
    ? sms(to, `${news} ${TELL_US}`)
    : email(to, 'Số điện thoại đã được đổi', [`Chào ${username},`, news, TELL_US]);
}

/** Tells the old address that the account has another now. */
export const emailChangedMessage = (to: string, username: string, masked: string): Message =>
  email(to, 'Địa chỉ email đã được đổi', [
    `Chào ${username},`,
    `Địa chỉ email của tài khoản vừa được đổi thành ${masked}.`,
    TELL_US,
  ]);
