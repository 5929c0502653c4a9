import type { CodeAction } from '@portal/contract';
import { CODE_SECONDS } from '../codes';
import { email, KEEP, minutes, NOT_YOU, sms, type Message, type Target } from './message';

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

/** REC-2: the reply to MXT and PTV. */
export const recoveryCodeMessage = (to: string, username: string, code: string): Message =>
  sms(to, `Mã xác thực của ${username} là ${code}, dùng trong ${minutes(CODE_SECONDS)}. ${KEEP}`, {
    code,
    lifeSeconds: CODE_SECONDS,
  });

/** The reply to PTV from a number that is verified for another account: a number belongs to only one account. */
export const phoneInUseMessage = (to: string, username: string): Message =>
  sms(to, `Không thể xác minh số này cho ${username}, vì số đã được xác minh cho một tài khoản khác.`);
