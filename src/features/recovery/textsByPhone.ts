import { defineTexts } from '../../i18n/defineTexts';

export const byPhoneTexts = defineTexts({
  'recoveryByPhone.title': 'Khôi phục mật khẩu bằng số điện thoại',
  'recoveryByPhone.step1': '1. Nhập tên đăng nhập',
  'recoveryByPhone.step2': '2. Gửi tin nhắn từ số điện thoại đã đăng ký',
  'recoveryByPhone.step2BySupport': '2. Liên hệ hỗ trợ để được hướng dẫn nhận mã',
  'recoveryByPhone.step3': '3. Nhập mã nhận được và mật khẩu mới',
  'recoveryByPhone.verified': 'Số đã xác minh: soạn',
  'recoveryByPhone.unverified': 'Số chưa xác minh (kích hoạt): soạn',
  'recoveryByPhone.sendTo': 'gửi đến',
  'recoveryByPhone.hotlines': 'Tổng đài: {numbers}',
  'recoveryByPhone.bySupport': 'Hỗ trợ sẽ hướng dẫn bạn nhận mã.',
  'recoveryByPhone.otp': 'Mã xác thực',
});
