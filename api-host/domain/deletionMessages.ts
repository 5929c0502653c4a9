import { DAY_SECONDS } from './durations';
import { email, sms, type Message, type Target } from './messages';

const DELETED_SECONDS = 7 * DAY_SECONDS;

/** SAFE-13: the last message. It is dropped if it cannot be sent within a week, since the address must not be kept. */
export const accountDeletedMessage = ({ channel, to }: Target, username: string): Message => {
  const text = `Tài khoản ${username} và dữ liệu cá nhân của bạn đã được xóa theo yêu cầu.`;
  const carried = { lifeSeconds: DELETED_SECONDS };
  return channel === 'sms'
    ? sms(to, text, carried)
    : email(to, 'Tài khoản đã được xóa', [`Chào ${username},`, text], carried);
};
