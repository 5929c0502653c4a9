import { FACTOR_REMOVAL_DAYS, NEW_CHANNEL_HOURS, type Channel } from '@portal/contract';
import { vietnameseTime } from './vietnameseDay';

/** Field errors of account forms. Requirements §5 prescribes the wording of CODE_MISSING. */
export const CODE_MISSING = 'Mã bảo mật không được bỏ trống';
/** The message above a form that lacks a proof (SAFE-1). */
export const PROOF_MISSING = 'Hãy xác nhận đây là bạn.';
export const CODE_WRONG = 'Mã bảo mật không đúng hoặc đã hết hiệu lực';
export const PASSWORD_MISSING = 'Hãy nhập vào mật khẩu của bạn.';
export const PASSWORD_WRONG = 'Mật khẩu không đúng.';
export const TOTP_MISSING = 'Hãy nhập mã sáu chữ số trong ứng dụng xác thực của bạn.';
export const TOTP_WRONG = 'Mã không đúng, đã được dùng hoặc đã hết hiệu lực.';
export const RECOVERY_CODE_WRONG = 'Mã khôi phục không đúng hoặc đã được dùng.';
export const PASSKEY_MISSING = 'Hãy xác nhận bằng passkey của bạn.';
export const PASSKEY_FAILED = 'Không xác nhận được bằng passkey này. Hãy thử lại.';
export const PASSKEY_UNKNOWN = 'Passkey này không còn nữa.';
export const TOO_MANY_PASSKEYS = 'Bạn đã có mười passkey. Hãy xóa bớt rồi thêm passkey mới.';
export const FACTOR_ON = 'Bảo mật hai lớp của bạn đang bật.';
export const FACTOR_OFF = 'Bảo mật hai lớp của bạn đang tắt.';
/** Only a verified phone can remove a lost second factor (SAFE-5). */
export const NO_PHONE_FOR_FACTOR =
  'Tài khoản chưa có số điện thoại đã xác minh, nên chưa thể gỡ bảo mật hai lớp tại đây. Hãy liên hệ hỗ trợ.';
/** The message for a suspended player, shown only after the right password (OPS-6). */
export const SUSPENDED = 'Tài khoản của bạn đang bị tạm khóa. Hãy liên hệ hỗ trợ để được giúp đỡ.';
export const USERNAME_TAKEN = 'Tên đăng nhập này đã có người dùng.';
export const PHONE_TAKEN = 'Số điện thoại này đã được xác minh cho một tài khoản khác.';
export const PHONE_UNCHANGED = 'Đây đang là số điện thoại của bạn.';

const names: Record<Channel, string> = { sms: 'Số điện thoại', email: 'Địa chỉ email' };
const otherWays: Record<Channel, string> = {
  sms: 'số điện thoại đã xác minh trước đó',
  email: 'địa chỉ email đã xác minh trước đó',
};

/** Why a new channel does not reset a password, and which one does, if any (SAFE-1). */
export const channelTooNew = (channel: Channel, older: Channel | null): string =>
  older === null
    ? `${names[channel]} này mới được hỗ trợ thay chưa đủ ${NEW_CHANNEL_HOURS} giờ nên chưa đặt lại được mật khẩu. Hãy thử lại sau.`
    : `${names[channel]} này mới được xác minh chưa đủ ${NEW_CHANNEL_HOURS} giờ. Hãy đặt lại mật khẩu bằng ${otherWays[older]}, hoặc thử lại sau.`;

/** The login's message during the waiting period before a lost second factor can be removed (SAFE-5). */
export const factorRemovalWaits = (dueAt: Date): string =>
  `Đã ghi nhận yêu cầu gỡ bảo mật hai lớp. Trong ${FACTOR_REMOVAL_DAYS} ngày kể từ ${vietnameseTime(dueAt)}, hãy đăng nhập lại và chọn mục này: một mã gửi đến số điện thoại đã xác minh sẽ gỡ bảo mật hai lớp.`;

/** The same message if support requested the removal (OPS-6). */
export const removalBySupportWaits = (dueAt: Date): string =>
  `Hỗ trợ đã ghi nhận yêu cầu gỡ bảo mật hai lớp. Trong ${FACTOR_REMOVAL_DAYS} ngày kể từ ${vietnameseTime(dueAt)}, hãy đăng nhập lại và chọn mục này để gỡ.`;
