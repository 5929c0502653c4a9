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
  'recharge.unsentTitle': 'Giao dịch chưa được gửi, bạn chưa bị trừ KP.',
  'recharge.proof': 'Hãy xác nhận đây là bạn rồi nạp lại. Bạn chưa bị trừ KP.',
});
