import { defineTexts } from '../../../i18n/defineTexts';

export const endSessionTexts = defineTexts({
  'endSession.title': 'Đăng nhập lạ?',
  'endSession.loading': 'Đang kiểm tra đường dẫn...',
  'endSession.what': 'Tài khoản của bạn vừa được đăng nhập từ một trình duyệt mới:',
  'endSession.browser': 'Trình duyệt',
  'endSession.place': 'Nơi đăng nhập',
  'endSession.address': 'Địa chỉ mạng',
  'endSession.time': 'Thời gian',
  'endSession.notYou':
    'Nếu đó là bạn, hãy đóng trang này. Nếu không phải bạn, hãy đăng xuất thiết bị đó ngay.',
  'endSession.end': 'Đăng xuất thiết bị đó',
  'endSession.ending': 'Đang đăng xuất...',
  'endSession.done': 'Thiết bị đó đã bị đăng xuất',
  'endSession.doneBefore': 'Thiết bị đó không còn đăng nhập',
  'endSession.next':
    'Người đó có thể biết mật khẩu của bạn. Hãy đổi mật khẩu ngay để họ không đăng nhập lại được.',
  'endSession.changePassword': 'Đổi mật khẩu',
  'endSession.forgot': 'Tôi không còn đăng nhập được',
  'endSession.bad': 'Đường dẫn không hoạt động',
  'endSession.badText':
    'Đường dẫn đã được dùng hoặc đã hết hiệu lực. Hãy vào mục Đăng nhập và bảo mật để xem các thiết bị đang đăng nhập.',
  'endSession.devices': 'Xem các thiết bị',
});
