import { defineTexts } from '../i18n/defineTexts';

export const problemReportTexts = defineTexts({
  'report.what': 'Chuyện gì đã xảy ra?',
  'report.blank': 'Trang trống, hiển thị sai',
  'report.stuck': 'Bấm nhưng không có gì',
  'report.money': 'Sai số {unit}, sai giao dịch',
  'report.slow': 'Trang tải rất chậm',
  'report.other': 'Chuyện khác',
  'report.sent.what': 'Những gì được gửi đi:',
  'report.sent.page': 'trang bạn đang xem và các bước vừa làm trên trang',
  'report.sent.amounts': 'số {unit}, số tiền và trạng thái giao dịch trên màn hình',
  'report.sent.browser': 'loại trình duyệt và kích thước màn hình',
  'report.masked':
    'Mật khẩu, mã xác nhận, tên, email, số điện thoại và mọi chữ bạn đã nhập đều được che trước khi gửi.',
  'report.send': 'Gửi báo lỗi',
  'report.cancel': 'Không gửi',
  'report.close': 'Đóng',
  'report.thanks': 'Cảm ơn bạn! Chúng tôi đã nhận được báo lỗi.',
  'report.code': 'Mã báo lỗi',
  'report.codeHint': 'Hãy đọc mã này khi liên hệ hỗ trợ.',
  'report.queued': 'Chưa gửi được. Báo lỗi được giữ trên máy này và tự gửi khi có mạng.',
});
