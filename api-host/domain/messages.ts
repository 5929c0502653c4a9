import type { CodeAction, SignInOrigin } from '@portal/contract';
import { html, type Html } from '../html';
import { shownTime } from './accountMessages';
import { CODE_SECONDS } from './codes';
import { END_SESSION_SECONDS, LINK_SECONDS, linkSeconds } from './links';

/** A message to a player. `text` is all of an SMS; an e-mail has `subject` and `html` too. */
export interface Message {
  channel: 'email' | 'sms';
  to: string;
  subject?: string;
  text: string;
  html?: string;
  links?: string[];
  code?: string;
  /** After so many seconds it is no longer sent, since what it carries has expired (SAFE-11). Without it the message waits as long as it takes. */
  lifeSeconds?: number;
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
export function email(to: string, subject: string, lines: string[], extra: Partial<Message> = {}): Message {
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

export const sms = (to: string, text: string, extra: Partial<Message> = {}): Message => ({
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

const purposeNames: Record<CodeAction, string> = {
  'confirm.email': 'xác minh email',
  'confirm.phone_number': 'đổi số điện thoại',
  'confirm.payment': 'xác nhận thanh toán',
  'confirm.change_password': 'đổi mật khẩu',
  'confirm.change_email': 'đổi email',
  'approve.login': 'xác nhận đăng nhập',
  'confirm.second_factor': 'đổi bảo mật hai lớp',
  'confirm.deletion': 'xóa tài khoản',
  'confirm.payment_rule': 'đổi quy tắc xác nhận nạp game',
};

/** SEC-4: a step-up code. It names its purpose, so that players cannot be tricked into giving it away for another. */
export function securityCodeMessage(
  { channel, to }: Target,
  username: string,
  purpose: CodeAction,
  code: string,
): Message {
  const life = minutes(CODE_SECONDS);
  const what = purposeNames[purpose];
  const carried = { code, lifeSeconds: CODE_SECONDS };
  if (channel === 'sms')
    return sms(to, `Mã bảo mật để ${what} của ${username} là ${code}, dùng trong ${life}. ${KEEP}`, carried);
  const lines = [`Chào ${username},`, `Mã bảo mật để ${what} là:`, code, `Mã dùng trong ${life}. ${KEEP}`];
  return email(to, `Mã bảo mật để ${what}`, [...lines, NOT_YOU], carried);
}

/** REC-2: the answer to MXT and PTV. */
export const recoveryCodeMessage = (to: string, username: string, code: string): Message =>
  sms(to, `Mã xác thực của ${username} là ${code}, dùng trong ${minutes(CODE_SECONDS)}. ${KEEP}`, {
    code,
    lifeSeconds: CODE_SECONDS,
  });

/** PTV from a number that has proven itself for another account: one number, one account. */
export const phoneInUseMessage = (to: string, username: string): Message =>
  sms(to, `Không thể xác minh số này cho ${username}, vì số đã được xác minh cho một tài khoản khác.`);

/** What happened to an account. `shown`: the new number or address, mostly hidden; a passkey's name; the day of the deletion. */
export type CredentialChange =
  | { kind: 'email-changed' | 'phone-changed' | 'email-verified' | 'phone-verified'; shown: string }
  | { kind: 'deletion-requested' | 'passkey-added' | 'passkey-removed'; shown: string }
  | { kind: 'password-changed' | 'password-reset' | 'deletion-cancelled' }
  | { kind: 'login-approval-on' | 'login-approval-off' }
  | { kind: SecondFactorChange };

type SecondFactorChange =
  | 'second-factor-added'
  | 'second-factor-removed'
  | 'recovery-codes-renewed'
  | 'recovery-code-used'
  | 'factor-removal-cancelled';

const secondFactorTexts: Record<SecondFactorChange, { subject: string; what: string }> = {
  'second-factor-added': { subject: 'Bảo mật hai lớp đã được bật', what: 'vừa bật bảo mật hai lớp' },
  'second-factor-removed': { subject: 'Bảo mật hai lớp đã được tắt', what: 'vừa tắt bảo mật hai lớp' },
  'recovery-codes-renewed': { subject: 'Mã khôi phục đã được đổi', what: 'vừa nhận mười mã khôi phục mới' },
  'recovery-code-used': {
    subject: 'Một mã khôi phục đã được dùng',
    what: 'vừa đăng nhập bằng một mã khôi phục',
  },
  'factor-removal-cancelled': {
    subject: 'Yêu cầu gỡ bảo mật hai lớp đã được hủy',
    what: 'giữ nguyên bảo mật hai lớp: yêu cầu gỡ đã được hủy',
  },
};

const TELL_US = 'Nếu không phải bạn, hãy đặt lại mật khẩu ngay và liên hệ hỗ trợ.';

function changeTexts(username: string, change: CredentialChange): { subject: string; text: string } {
  switch (change.kind) {
    case 'email-changed':
      return {
        subject: 'Địa chỉ email đã được đổi',
        text: `Địa chỉ email của ${username} vừa được đổi thành ${change.shown}.`,
      };
    case 'phone-changed':
      return {
        subject: 'Số điện thoại đã được đổi',
        text: `Số điện thoại của ${username} vừa được đổi thành ${change.shown}.`,
      };
    case 'email-verified':
      return {
        subject: 'Địa chỉ email đã được xác minh',
        text: `Địa chỉ email ${change.shown} vừa được xác minh cho ${username}.`,
      };
    case 'phone-verified':
      return {
        subject: 'Số điện thoại đã được xác minh',
        text: `Số điện thoại ${change.shown} vừa được xác minh cho ${username}.`,
      };
    case 'password-changed':
      return { subject: 'Mật khẩu đã được đổi', text: `Mật khẩu của ${username} vừa được đổi.` };
    case 'login-approval-on':
      return {
        subject: 'Đã bật xác nhận đăng nhập',
        text: `Đăng nhập vào ${username} từ trình duyệt lạ nay phải xác nhận bằng mã.`,
      };
    case 'login-approval-off':
      return {
        subject: 'Đã tắt xác nhận đăng nhập',
        text: `Đăng nhập vào ${username} từ trình duyệt lạ không còn phải xác nhận bằng mã.`,
      };
    case 'password-reset':
      return { subject: 'Mật khẩu đã được đặt lại', text: `Mật khẩu của ${username} vừa được đặt lại.` };
    case 'passkey-added':
      return {
        subject: 'Một passkey đã được thêm',
        text: `Passkey "${change.shown}" vừa được thêm cho ${username}: từ nay có thể đăng nhập bằng nó mà không cần mật khẩu.`,
      };
    case 'passkey-removed':
      return {
        subject: 'Một passkey đã bị xóa',
        text: `Passkey "${change.shown}" của ${username} vừa bị xóa.`,
      };
    case 'deletion-requested':
      return {
        subject: 'Tài khoản sẽ bị xóa',
        text: `Tài khoản ${username} sẽ bị xóa vào ngày ${change.shown}. Để giữ lại, hãy đăng nhập trước ngày đó và chọn Giữ lại tài khoản.`,
      };
    case 'deletion-cancelled':
      return {
        subject: 'Tài khoản được giữ lại',
        text: `Yêu cầu xóa tài khoản ${username} đã được hủy, tài khoản được giữ lại.`,
      };
    default: {
      const { subject, what } = secondFactorTexts[change.kind];
      return { subject, text: `Tài khoản ${username} ${what}.` };
    }
  }
}

/** SAFE-2: notifies one of the account's channels of what happened to it. */
export function credentialChangedMessage(
  { channel, to }: Target,
  username: string,
  change: CredentialChange,
): Message {
  const { subject, text } = changeTexts(username, change);
  return channel === 'sms'
    ? sms(to, `${text} ${TELL_US}`)
    : email(to, subject, [`Chào ${username},`, text, TELL_US]);
}

/** 09:05 ngày 22/11/2026, of the clock on the players' walls. */
function wallClock(at: Date): string {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Asia/Ho_Chi_Minh',
    ...{ day: '2-digit', month: '2-digit', year: 'numeric', hour: '2-digit', minute: '2-digit' },
  }).formatToParts(at);
  const [day, month, year, hour, minute] = (['day', 'month', 'year', 'hour', 'minute'] as const).map(
    (type) => parts.find((part) => part.type === type)?.value,
  );
  return `${hour}:${minute} ngày ${day}/${month}/${year} (giờ Việt Nam)`;
}

/** A sign-in as a message tells of it. */
export interface ToldSignIn extends SignInOrigin {
  at: Date;
}

/** SAFE-4: a sign-in from a browser that was not seen before, with the link that ends it. */
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
  const told = `Tài khoản ${username} vừa được đăng nhập từ ${what}${where}, lúc ${wallClock(at)}.`;
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
      `Đường dẫn chỉ dùng được một lần, trong ${END_SESSION_SECONDS / (24 * 60 * 60)} ngày.`,
    ],
    carried,
  );
}

/** SAFE-1: says why no link comes, where the address is too new to reset a password. */
export const resetRefusedMessage = (to: string, username: string, why: string): Message =>
  email(to, 'Đặt lại mật khẩu', [`Chào ${username},`, why, NOT_YOU]);

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

/** SAFE-5: notifies a channel that somebody who knows the password asks to remove the second factor, with the link that stops it. */
export function factorRemovalMessage(
  { channel, to }: Target,
  username: string,
  { dueAt, link }: { dueAt: Date; link: string },
): Message {
  const what = `Có người biết mật khẩu của ${username} yêu cầu gỡ bảo mật hai lớp; từ ${shownTime(dueAt)} có thể gỡ bằng mã gửi đến số điện thoại của bạn.`;
  const stop = 'Nếu không phải bạn, hãy mở đường dẫn sau để hủy, rồi đổi mật khẩu:';
  const carried = { links: [link], lifeSeconds: linkSeconds['keep.factor'] };
  return channel === 'sms'
    ? sms(to, `${what} ${stop} ${link}`, carried)
    : email(to, 'Yêu cầu gỡ bảo mật hai lớp', [`Chào ${username},`, what, stop, link], carried);
}
