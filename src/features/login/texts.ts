import { defineTexts } from '../../i18n/defineTexts';

export const loginTexts = defineTexts({
  'login.title': 'Đăng nhập',
  'login.subtitle': 'Quản lý tài khoản và nạp {unit} cho {game}',
  'login.username': 'Tên đăng nhập',
  'login.password': 'Mật khẩu',
  'login.remember': 'Ghi nhớ đăng nhập',
  'login.recovery': 'Quên mật khẩu?',
  'login.submit': 'Đăng nhập',
  'login.submitting': 'Đang đăng nhập...',
  'login.noAccount': 'Chưa có tài khoản?',
  'login.register': 'Đăng ký',
  'login.registered': 'Tài khoản đã được tạo. Hãy đăng nhập để tiếp tục.',
  'login.reloaded': 'Trang vừa được tải lại. Để an toàn, mật khẩu không được giữ lại: hãy nhập lại mật khẩu.',
  'login.noSession':
    'Trình duyệt không giữ được phiên đăng nhập. Hãy cho phép cookie của trang này rồi thử lại.',
});
