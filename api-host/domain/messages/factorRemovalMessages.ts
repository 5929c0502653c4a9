import { CODE_SECONDS } from '../codes';
import { linkSeconds } from '../links';
import { vietnameseTime } from '../vietnameseDay';
import { email, KEEP, minutes, sms, type Message, type Target } from './message';

/** SAFE-5: the code by SMS that removes a lost second factor, once its wait is over. */
export const factorRemovalCodeMessage = (to: string, username: string, code: string): Message =>
  sms(
    to,
    `Mã để gỡ bảo mật hai lớp của ${username} là ${code}, dùng trong ${minutes(CODE_SECONDS)}. ${KEEP}`,
    {
      code,
      lifeSeconds: CODE_SECONDS,
    },
  );

/**
 * SAFE-5: notifies a channel that somebody who knows the password, or support, requested the removal of the second factor, with a link
 * that cancels it. `bySupport`: the password alone then removes it.
 */
export function factorRemovalMessage(
  { channel, to }: Target,
  username: string,
  { dueAt, bySupport, link }: { dueAt: Date; bySupport: boolean; link: string },
): Message {
  const from = vietnameseTime(dueAt);
  const what = bySupport
    ? `Hỗ trợ đã nhận yêu cầu gỡ bảo mật hai lớp của ${username}; từ ${from} chỉ cần mật khẩu là gỡ được.`
    : `Có người biết mật khẩu của ${username} yêu cầu gỡ bảo mật hai lớp; từ ${from} có thể gỡ bằng mã gửi đến số điện thoại của bạn.`;
  const stop = 'Nếu không phải bạn, hãy mở đường dẫn sau để hủy, rồi đổi mật khẩu:';
  const carried = { links: [link], lifeSeconds: linkSeconds['keep.factor'] };
  return channel === 'sms'
    ? sms(to, `${what} ${stop} ${link}`, carried)
    : email(to, 'Yêu cầu gỡ bảo mật hai lớp', [`Chào ${username},`, what, stop, link], carried);
}
