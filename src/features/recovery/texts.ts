import { defineTexts } from '../../i18n/defineTexts';

export const recoveryTexts = defineTexts({
  'recovery.title': 'Khôi phục mật khẩu',
  'recovery.subtitle': 'Chọn cách lấy lại quyền vào tài khoản của bạn',
  'recovery.byPhone': 'Dùng số điện thoại đã đăng ký',
  'recovery.byPhoneText':
    'Nhắn tin đến tổng đài để nhận mã: MXT {username} nếu số đã xác minh, PTV {username} để kích hoạt số.',
  'recovery.byEmail': 'Dùng email',
  'recovery.byEmailText': 'Bạn sẽ nhận được một thư hướng dẫn đặt lại mật khẩu.',
  'recovery.forgotUsername': 'Quên tên đăng nhập?',
  'recovery.toLogin': 'Về trang đăng nhập',
  'recovery.yourUsername': '[tên đăng nhập]',
  'recovery.username': 'Tên đăng nhập',
  'recovery.newPassword': 'Mật khẩu mới',
  'recovery.confirm': 'Nhập lại mật khẩu mới',
  'recovery.change': 'Đổi mật khẩu',
  'recovery.changing': 'Đang đổi mật khẩu...',
  'recovery.changed': 'Đổi mật khẩu thành công!',
  'recovery.changedText': 'Bạn có thể đăng nhập bằng mật khẩu mới. Các thiết bị khác đã được đăng xuất.',
  'recovery.logIn': 'Đăng nhập',
  'recovery.otherWay': 'Chọn cách khôi phục khác',
});
