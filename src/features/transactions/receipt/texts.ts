import { defineTexts } from '../../../i18n/defineTexts';

export const receiptTexts = defineTexts({
  'receipt.title': 'Biên nhận',
  'receipt.issuer': '{game} · Biên nhận giao dịch',
  'receipt.id': 'Mã giao dịch',
  'receipt.account': 'Tài khoản',
  'receipt.type': 'Loại giao dịch',
  'receipt.value': 'Giá trị',
  'receipt.parts': 'Chi tiết',
  'receipt.status': 'Trạng thái',
  'receipt.time': 'Thời gian',
  'receipt.copy': 'Sao chép',
  'receipt.copied': 'Đã sao chép',
  'receipt.copyFor': 'Gửi bản sao này cho bộ phận hỗ trợ khi cần tra cứu giao dịch.',
  'receipt.support': 'Hỏi bộ phận hỗ trợ về giao dịch này',
  'receipt.share': 'Chia sẻ',
  'receipt.print': 'In',
  'receipt.line': '{label}: {value}',
  'receipt.missing': 'Giao dịch này không có trong 15 giao dịch gần nhất của bạn.',
  'receipt.loading': 'Đang tải dữ liệu...',
});
