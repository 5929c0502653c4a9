import { defineTexts } from '../../i18n/defineTexts';

export const rechargeTexts = defineTexts({
  'recharge.title': 'Nạp game',
  'recharge.loading': 'Đang tải...',
  'recharge.unavailable': 'Kết nối đến máy chủ bị gián đoạn, xin thử lại sau',
  'recharge.zone': 'Máy chủ',
  'recharge.chooseZone': 'Chọn máy chủ',
  'recharge.noZones': 'Hiện chưa có máy chủ nào mở. Hãy quay lại sau.',
  'recharge.amounts': 'Gói nạp',
  'recharge.noAmounts': 'Hiện chưa có gói nạp nào. Hãy quay lại sau.',
  'recharge.notEnough': 'Không đủ {amount}',
  'recharge.relogin': 'Sau khi nạp thành công, hãy đăng nhập lại nhân vật để cập nhật số dư.',
  'recharge.summary': 'Giao dịch',
  'recharge.balance': 'Số dư',
  'recharge.debt': 'Còn nợ',
  'recharge.cost': 'Thanh toán',
  'recharge.left': 'Còn lại',
  'recharge.submit': 'Nạp {coinName}',
  'recharge.submitting': 'Đang xử lý thanh toán...',
  'recharge.checking': 'Đang kiểm tra giao dịch...',
  'recharge.checkingLong':
    'Máy chủ chưa trả lời. Hệ thống đang kiểm tra giao dịch {coins} {coinName} để bạn không bị trừ KP hai lần.',
  'recharge.succeeded': 'Đã nạp thành công {coins} {coinName}',
  'recharge.pending': 'Giao dịch {coins} {coinName} đã được ghi nhận và đang được xử lý.',
  'recharge.refusedTitle': 'Nạp không thành công',
  'recharge.failedLater': 'Giao dịch thất bại, KP đã được hoàn lại.',
  'recharge.unsentTitle': 'Giao dịch chưa được gửi, bạn chưa bị trừ KP.',
  'recharge.noChunk': 'Không tải được phần thanh toán. Hãy kiểm tra mạng rồi thử lại.',
  'recharge.unconfirmed':
    'Chưa thấy giao dịch {coins} {coinName} trên máy chủ. Bạn có thể thử lại, giao dịch này chỉ bị trừ KP một lần.',
  'recharge.unreachable':
    'Chưa kiểm tra được giao dịch {coins} {coinName} vì mất kết nối đến máy chủ. Hãy kiểm tra lại trước khi nạp tiếp.',
  'recharge.elsewhere': 'Một giao dịch khác của bạn đang được xử lý ở thẻ khác của trình duyệt.',
  'recharge.retry': 'Thử lại',
  'recharge.recheck': 'Kiểm tra lại',
  'recharge.giveUp': 'Bỏ qua',
  'recharge.migrationTitle': 'Cập nhật tài khoản',
  'recharge.migrationSoon': 'Sắp có',
  'recharge.migrationText':
    'Một máy chủ bạn từng chơi đã đóng. Chức năng chuyển số dư sang máy chủ mới sắp ra mắt; đến lúc đó bạn chưa thể nạp game.',
  'recharge.toPayment': 'Nạp thẻ',
});
