import { defineTexts } from '../../i18n/defineTexts';

export const deletionTexts = defineTexts({
  'deletion.title': 'Xóa tài khoản',
  'deletion.intro': 'Sau {days} ngày, tài khoản bị xóa và không thể khôi phục. Bạn sẽ mất:',
  'deletion.credit': '<b>{amount}\u00A0{unit}</b> còn lại. Nếu muốn dùng, hãy nạp vào game trước ngày đó;',
  'deletion.data': 'hồ sơ, gift code, lịch sử giao dịch và biên nhận của bạn;',
  'deletion.name': 'tên đăng nhập {username}. Không ai đăng ký lại được tên này, kể cả bạn.',
  'deletion.transfers':
    'Đừng chuyển khoản nữa. Tiền chuyển đến sau khi xóa không được cộng cho tài khoản nào; hãy liên hệ hỗ trợ để nhận lại.',
  'deletion.wait':
    'Trong {days} ngày đó bạn vẫn đăng nhập được và có thể chọn Giữ lại tài khoản. Chúng tôi báo qua số điện thoại và email đã xác minh.',
  'deletion.confirm': 'Tài khoản sẽ bị xóa sau {days} ngày. Đến lúc đó bạn vẫn có thể giữ lại.',
  'deletion.submit': 'Xóa tài khoản',
  'deletion.submitting': 'Đang gửi yêu cầu...',
});
