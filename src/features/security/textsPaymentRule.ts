import { defineTexts } from '../../i18n/defineTexts';

export const paymentRuleTexts = defineTexts({
  'paymentRule.title': 'Xác nhận trước khi nạp game',
  'paymentRule.text':
    'Khi cần xác nhận, bạn nhập mã bảo mật gửi đến số điện thoại hoặc email đã xác minh; nếu chưa xác minh, bạn nhập mật khẩu.',
  'paymentRule.when': 'Khi nào cần xác nhận',
  'paymentRule.aboveLabel': 'Số {unit}',
  'paymentRule.aboveHint': 'Lần nạp nhiều hơn số {unit} này cần xác nhận.',
  'paymentRule.never': 'Không bao giờ',
  'paymentRule.unprovenBrowser': 'Trên trình duyệt chưa từng xác nhận',
  'paymentRule.above': 'Khi nạp trên một số {unit}',
  'paymentRule.aboveOf': 'Khi nạp trên {amount}\u00A0{unit}',
  'paymentRule.always': 'Mỗi lần nạp',
});
