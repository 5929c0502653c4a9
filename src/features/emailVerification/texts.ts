import { defineTexts } from '../../i18n/defineTexts';

export const emailVerificationTexts = defineTexts({
  'verifyEmail.title': 'Xác minh địa chỉ Email',
  'verifyEmail.verifying': 'Đang xác thực thông tin của bạn...',
  'verifyEmail.done': 'Đã xong!',
  'verifyEmail.doneText':
    'Tài khoản của bạn đã được xác minh và có thể dùng các tùy chọn bảo mật nâng cao. Trang này hết hiệu lực sau khi xác minh.',
  'verifyEmail.logIn': 'Thử đăng nhập',
  'verifyEmail.failed': 'Đường dẫn không hoạt động',
  'verifyEmail.failedText':
    'Hãy bấm lại đường dẫn trong email. Nếu vẫn không được, hãy vào Quản lý tài khoản để nhận một email mới.',
  'verifyEmail.unsure': 'Có thể email đã được xác minh',
  'verifyEmail.unsureText':
    'Đường dẫn này có thể đã được dùng trong lần thử bị gián đoạn. Hãy vào Quản lý tài khoản để kiểm tra.',
  'verifyEmail.manage': 'Quản lý tài khoản',
});
