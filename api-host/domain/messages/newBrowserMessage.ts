import type { SignInOrigin } from '@portal/contract';
import { DAY_SECONDS } from '../durations';
import { END_SESSION_SECONDS } from '../links';
import { vietnameseTime } from '../vietnameseDay';
import { email, sms, type Message, type Target } from './message';

/** A sign-in as a message describes it. */
interface ToldSignIn extends SignInOrigin {
  at: Date;
}

/** SAFE-4: reports a sign-in from a new browser, with the link that ends the session. */
export function newBrowserMessage(
  { channel, to }: Target,
  username: string,
  { browser, system, place, address, at }: ToldSignIn,
  link: string,
): Message {
  const device = [browser, system].filter((name) => name !== null).join(' trên ');
  const what = device === '' ? 'một trình duyệt không xác định' : `trình duyệt ${device}`;
  const where = `${place === null ? '' : ` ở ${place}`}${address === null ? '' : `, địa chỉ mạng ${address}`}`;
  const carried = { links: [link], lifeSeconds: END_SESSION_SECONDS };
  const told = `Tài khoản ${username} vừa được đăng nhập từ ${what}${where}, lúc ${vietnameseTime(at)} (giờ Việt Nam).`;
  if (channel === 'sms')
    return sms(to, `${told} Không phải bạn? Đăng xuất thiết bị đó tại: ${link}`, carried);
  return email(
    to,
    'Đăng nhập từ trình duyệt mới',
    [
      `Chào ${username},`,
      told,
      'Nếu đó là bạn, bạn không cần làm gì thêm.',
      'Nếu không phải bạn, hãy mở đường dẫn sau để đăng xuất thiết bị đó, rồi đổi mật khẩu ngay:',
      link,
      `Đường dẫn chỉ dùng được một lần, trong ${END_SESSION_SECONDS / DAY_SECONDS} ngày.`,
    ],
    carried,
  );
}
