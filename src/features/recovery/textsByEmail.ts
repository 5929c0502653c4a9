import { defineTexts } from '../../i18n/defineTexts';

/** Texts of the pages that send an e-mail. */
export const byEmailTexts = defineTexts({
  'recoveryByEmail.title': 'Khôi phục mật khẩu bằng email',
  'recoveryByEmail.subtitle': 'Chúng tôi sẽ gửi đường dẫn đặt lại mật khẩu đến email của tài khoản.',
  'recoveryByEmail.submit': 'Gửi yêu cầu',
  'recoveryByEmail.submitting': 'Đang gửi...',
  'recoveryByEmail.sent':
    'Nếu tên đăng nhập khớp với một tài khoản, bạn sẽ nhận được email đặt lại mật khẩu trong vài phút. Hãy kiểm tra cả thư rác.',
  'recoveryUsername.title': 'Tìm lại tên đăng nhập',
  'recoveryUsername.subtitle': 'Nhập email của tài khoản, chúng tôi sẽ gửi tên đăng nhập cho bạn.',
  'recoveryUsername.email': 'Địa chỉ email',
  'recoveryUsername.sent':
    'Nếu địa chỉ email khớp với một tài khoản, bạn sẽ nhận được tên đăng nhập trong vài phút. Hãy kiểm tra cả thư rác.',
});
