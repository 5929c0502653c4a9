import { email, sms, type Message, type Target } from './messages';

const texts = {
  suspended: {
    subject: 'Tài khoản đang bị tạm khóa',
    text: (username: string) =>
      `Tài khoản ${username} đang bị tạm khóa: bạn chưa thể đăng nhập và nạp game. Hãy liên hệ hỗ trợ.`,
  },
  released: {
    subject: 'Tài khoản đã được mở khóa',
    text: (username: string) => `Tài khoản ${username} đã được mở khóa. Bạn có thể đăng nhập như trước.`,
  },
} as const;

/** OPS-6: support has suspended the account, or released it. */
export const suspensionMessage = (
  { channel, to }: Target,
  username: string,
  what: keyof typeof texts,
): Message => {
  const { subject, text } = texts[what];
  return channel === 'sms'
    ? sms(to, text(username))
    : email(to, subject, [`Chào ${username},`, text(username)]);
};
