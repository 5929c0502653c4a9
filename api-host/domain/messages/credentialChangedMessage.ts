import { email, sms, type Message, type Target } from './message';

/** A change to an account's credentials. `shown`: the masked new number or address, a passkey's name, or the day of the deletion. */
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

/** SAFE-2: notifies one of the account's channels of a change. */
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
