import { defineTexts } from '../../i18n/defineTexts';

export const keepSecondFactorTexts = defineTexts({
  'keepFactor.title': 'Giữ bảo mật hai lớp',
  'keepFactor.text': 'Có người yêu cầu gỡ bảo mật hai lớp của bạn. Nếu không phải bạn, hãy hủy yêu cầu đó.',
  'keepFactor.submit': 'Hủy yêu cầu gỡ',
  'keepFactor.submitting': 'Đang hủy...',
  'keepFactor.done': 'Đã hủy yêu cầu',
  'keepFactor.doneText':
    'Bảo mật hai lớp vẫn đang bật. Mật khẩu của bạn có thể đã bị lộ: hãy đặt mật khẩu mới ngay.',
  'keepFactor.newPassword': 'Đặt lại mật khẩu',
  'keepFactor.failed': 'Đường dẫn không hoạt động',
  'keepFactor.failedText':
    'Đường dẫn đã được dùng hoặc đã hết hiệu lực. Nếu lo ngại, hãy đổi mật khẩu: mỗi lần đăng nhập hoặc đổi mật khẩu đều hủy yêu cầu gỡ.',
  'keepFactor.changePassword': 'Đổi mật khẩu',
});
