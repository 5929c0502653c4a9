import { defineTexts } from '../../i18n/defineTexts';

export const personalInfoTexts = defineTexts({
  'me.title': 'Thông tin cá nhân',
  'me.joined': 'Tham gia {joinAt}',
  'me.unset': 'Chưa cập nhật',
  'me.name': 'Họ và tên',
  'me.language': 'Ngôn ngữ',
  'me.vietnamese': 'Tiếng Việt',
  'me.phone': 'Số điện thoại',
  'me.email': 'Email',
  'me.verified': 'Đã xác minh',
  'me.unverified': 'Cần xác minh',
  'me.changeName': 'Thay đổi tên',
  'me.lastName': 'Họ',
  'me.middleName': 'Tên đệm',
  'me.firstName': 'Tên',
  'me.changeLanguage': 'Thay đổi ngôn ngữ',
  'me.phoneText': 'Số điện thoại được thay đổi trong mục Đăng nhập và bảo mật.',
  'me.toSecurity': 'Đến Đăng nhập và bảo mật',
  'me.changeEmail': 'Thay đổi email',
  'me.emailNotice':
    'Email đang được thay thế bằng số điện thoại và sẽ ngừng sử dụng được trong vài ngày tới.',
  'me.emailAddress': 'Địa chỉ email',
  'me.emailUnverified': 'Địa chỉ email này chưa được xác minh.',
  'me.sendVerification': 'Gửi email xác minh',
  'me.sendingVerification': 'Đang gửi...',
  'me.verificationSent': 'Đã gửi email xác minh đến {email}. Hãy kiểm tra cả thư rác.',
  'me.verifyPhone': 'Số điện thoại của bạn chưa được xác minh',
  'me.verifyPhoneText':
    'Hãy gửi tin nhắn sau từ chính số điện thoại đó. Trang này sẽ tự cập nhật khi xác minh xong.',
  'me.noPhone': 'Bạn chưa có số điện thoại. Hãy thêm số trong mục Đăng nhập và bảo mật.',
  'me.phoneVerified': 'Số điện thoại của bạn đã được xác minh.',
});
