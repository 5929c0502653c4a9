import { defineTexts } from '../../../i18n/defineTexts';

export const passkeyTexts = defineTexts({
  'passkeys.title': 'Passkey',
  'passkeys.intro':
    'Đăng nhập bằng vân tay, khuôn mặt hay mã mở khóa của thiết bị, không cần mật khẩu và không ai lấy cắp được.',
  'passkeys.loading': 'Đang tải danh sách passkey...',
  'passkeys.created': 'Thêm lúc {time}',
  'passkeys.used': 'Dùng gần nhất {time}',
  'passkeys.unused': 'Chưa dùng lần nào',
  'passkeys.add': 'Thêm passkey',
  'passkeys.addText':
    'Trình duyệt sẽ hỏi vân tay, khuôn mặt hay mã mở khóa của thiết bị này. Đừng thêm passkey trên máy dùng chung, như ở tiệm net.',
  'passkeys.addSubmit': 'Tiếp tục',
  'passkeys.otherSessions': 'Các thiết bị khác đang đăng nhập sẽ bị đăng xuất.',
  'passkeys.cancelled': 'Chưa thêm được passkey: thao tác đã bị hủy hoặc hết thời gian.',
  'passkeys.exists': 'Thiết bị này đã có passkey của tài khoản.',
  'passkeys.unable': 'Trình duyệt này chưa tạo được passkey.',
  'passkeys.remove': 'Xóa',
  'passkeys.removeTitle': 'Xóa passkey',
  'passkeys.removeText': 'Sau khi xóa, passkey "{name}" không đăng nhập được nữa.',
  'passkeys.working': 'Đang xử lý...',
});
