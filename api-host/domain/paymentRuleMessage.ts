import { email, sms, type Message, type Target } from './messages';

/** SAFE-6: notifies a channel that the rule for confirming recharges has changed. */
export function paymentRuleMessage({ channel, to }: Target, username: string): Message {
  const text = `Quy tắc xác nhận trước khi nạp game của ${username} vừa được thay đổi.`;
  const tell = 'Nếu không phải bạn, hãy đổi mật khẩu ngay và liên hệ hỗ trợ.';
  return channel === 'sms'
    ? sms(to, `${text} ${tell}`)
    : email(to, 'Quy tắc xác nhận nạp game đã thay đổi', [`Chào ${username},`, text, tell]);
}
