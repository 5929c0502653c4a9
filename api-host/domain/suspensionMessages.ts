import { email, sms, type Message, type Target } from './messages';
import { vietnameseDay } from './vietnameseDay';

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

const stillDeleted = (at: Date): string =>
  ` Yêu cầu xóa tài khoản vẫn còn hiệu lực: tài khoản sẽ bị xóa vào ngày ${vietnameseDay(at)}. Để giữ lại, hãy đăng nhập trước ngày đó và chọn Giữ lại tài khoản.`;

/** OPS-6: support has suspended the account, or released it. `deletesAt`: when a released account will be deleted, if that was requested. */
export const suspensionMessage = (
  { channel, to }: Target,
  username: string,
  what: keyof typeof texts,
  deletesAt?: Date,
): Message => {
  const { subject, text } = texts[what];
  const told = text(username) + (deletesAt ? stillDeleted(deletesAt) : '');
  return channel === 'sms' ? sms(to, told) : email(to, subject, [`Chào ${username},`, told]);
};
