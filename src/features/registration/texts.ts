import { defineTexts } from '../../i18n/defineTexts';

export const registrationTexts = defineTexts({
  'register.title': 'Đăng ký',
  'register.subtitle': 'Tạo tài khoản và bước vào thế giới {game}',
  'register.allTitle': 'Trước tiên, chúng tôi cần có một vài thông tin',
  'register.step': 'Bước {current}/{count}: {name}',
  'register.stepPhone': 'Số điện thoại',
  'register.stepUsername': 'Tên đăng nhập',
  'register.stepPassword': 'Mật khẩu',
  'register.phone': 'Số điện thoại',
  'register.newsletter':
    'Tôi dùng chính xác số điện thoại này để nhận OTP khi gặp vấn đề về mật khẩu, khi thay đổi mật khẩu và khi đổi sang số điện thoại khác.',
  'register.username': 'Tên đăng nhập',
  'register.usernameHint':
    'Từ 4 đến 32 ký tự: chữ thường a-z, chữ số và dấu gạch dưới. Không đổi được về sau.',
  'register.usernameChecking': 'Đang kiểm tra tên...',
  'register.password': 'Mật khẩu',
  'register.passwordConfirm': 'Xác nhận mật khẩu',
  'register.next': 'Tiếp tục',
  'register.back': 'Quay lại',
  'register.submit': 'Đăng ký',
  'register.submitting': 'Đang đăng ký...',
  'register.hasAccount': 'Đã có tài khoản?',
  'register.logIn': 'Đăng nhập',
});
