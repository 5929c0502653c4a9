import { defineTexts } from '../../i18n/defineTexts';

/** Texts of the page that the link of an e-mail opens. */
export const byLinkTexts = defineTexts({
  'recoveryLink.title': 'Đặt lại mật khẩu',
  'recoveryLink.verifying': 'Đang xác thực yêu cầu...',
  'recoveryLink.badTitle': 'Đường dẫn không hoạt động',
  'recoveryLink.bad':
    'Đường dẫn của bạn không hợp lệ hoặc đã hết hiệu lực, hãy thử gửi lại yêu cầu nhận mật khẩu mới.',
  'recoveryLink.again': 'Gửi lại yêu cầu',
});
