import { LINK_SECONDS } from '../links';
import { email, minutes, NOT_YOU, type Message } from './message';

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
    { links: [link], lifeSeconds: LINK_SECONDS },
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
    { links: [link], lifeSeconds: LINK_SECONDS },
  );

/** SAFE-1: says why no link comes, where the address is too new to reset a password. */
export const resetRefusedMessage = (to: string, username: string, why: string): Message =>
  email(to, 'Đặt lại mật khẩu', [`Chào ${username},`, why, NOT_YOU]);
