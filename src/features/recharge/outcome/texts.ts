import { defineTexts } from '../../../i18n/defineTexts';

export const outcomeTexts = defineTexts({
  'recharge.checkingLong':
    'Máy chủ chưa trả lời. Hệ thống đang kiểm tra giao dịch {coins} {coinName} để bạn không bị trừ {unit} hai lần.',
  'recharge.spent': 'Đã dùng',
  'recharge.balanceNow': 'Số dư còn lại',
  'recharge.at': 'lúc {time}',
  'recharge.history': 'Xem lịch sử giao dịch',
  'recharge.unconfirmed':
    'Chưa thấy giao dịch {coins} {coinName} trên máy chủ. Bạn có thể thử lại, giao dịch này chỉ bị trừ {unit} một lần.',
  'recharge.unreachable':
    'Chưa kiểm tra được giao dịch {coins} {coinName} vì mất kết nối đến máy chủ. Hãy kiểm tra lại trước khi nạp tiếp.',
  'recharge.elsewhere': 'Một giao dịch khác của bạn đang được xử lý ở thẻ khác của trình duyệt.',
  'recharge.pendingText':
    'Đã trừ {amount} {unit}, đang chờ máy chủ game xác nhận. Kết quả sẽ tự hiện ở đây và trong lịch sử giao dịch; nếu không nạp được, {unit} sẽ được hoàn lại.',
  'recharge.refunded':
    'Máy chủ game đã từ chối {coins} {coinName}. {amount} {unit} đã được hoàn lại vào số dư của bạn.',
  'recharge.receipt': 'Xem biên nhận',
});
