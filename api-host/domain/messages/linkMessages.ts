import { LINK_SECONDS } from '../links';
import { email, minutes, NOT_YOU, type Message } from './message';

/** An e-mail that says what its link is for; the link works once and for a limited time. */
const linkMessage = (
  to: string,
  { subject, username, ask, link }: { subject: string; username: string; ask: string; link: string },
): Message =>
  email(
    to,
    subject,
    [
      `Chào ${username},`,
      ask,
      link,
      `Đường dẫn chỉ dùng được một lần, trong ${minutes(LINK_SECONDS)}.`,
      NOT_YOU,
    ],
    { links: [link], lifeSeconds: LINK_SECONDS },
  );

/** REC-4: the link that sets a new password. */
export const resetLinkMessage = (to: string, username: string, link: string): Message =>
  linkMessage(to, {
    subject: 'Đặt lại mật khẩu',
    username,
    ask: 'Bạn vừa yêu cầu đặt lại mật khẩu. Hãy mở đường dẫn sau để chọn mật khẩu mới:',
    link,
  });

/** REC-6: lists all accounts that have verified this address. */
export const usernamesMessage = (to: string, usernames: readonly string[], link: string): Message =>
  email(
    to,
    'Tên đăng nhập của bạn',
    ['Tên đăng nhập gắn với địa chỉ email này:', usernames.join(', '), 'Đăng nhập tại:', link, NOT_YOU],
    { links: [link] },
  );

/** MAIL-3: the link that verifies an address. */
export const verifyEmailMessage = (to: string, username: string, link: string): Message =>
  linkMessage(to, {
    subject: 'Xác minh địa chỉ Email',
    username,
    ask: 'Hãy mở đường dẫn sau để xác minh địa chỉ email này là của bạn:',
    link,
  });

/** SAFE-1: explains that there is no link because the address is too new to reset a password. */
export const resetRefusedMessage = (to: string, username: string, why: string): Message =>
  email(to, 'Đặt lại mật khẩu', [`Chào ${username},`, why, NOT_YOU]);
