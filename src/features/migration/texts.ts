import { defineTexts } from '../../i18n/defineTexts';

export const migrationTexts = defineTexts({
  'migration.title': 'Cập nhật tài khoản',
  'migration.headline': 'Đã có phiên bản mới!',
  'migration.closed':
    'Máy chủ {zones} đã đóng. Hãy chuyển số dư cũ sang một máy chủ đang mở để tiếp tục nạp game.',
  'migration.balances': 'Số dư cũ của bạn',
  'migration.coin': 'Xu',
  'migration.waiting': '{coinName} chờ chuyển đổi',
  'migration.points': 'Điểm tích lũy nạp thẻ tháng 11',
  'migration.rounded': 'Phần lẻ {rest} không được chuyển',
  'migration.amount': '{amount} {name}',
  'migration.pointsInText': 'điểm tích lũy nạp thẻ tháng 11',
  'migration.loading': 'Đang tải...',
  'migration.unavailable': 'Kết nối đến máy chủ bị gián đoạn, xin thử lại sau',
  'migration.zone': 'Chuyển đến máy chủ',
  'migration.chooseZone': 'Chọn máy chủ',
  'migration.zoneClosed': '{zone} (đã đóng)',
  'migration.zoneGone': 'Máy chủ {zone} vừa đóng. Hãy chọn một máy chủ khác.',
  'migration.noZones':
    'Hiện chưa có máy chủ nào đang mở để chuyển đến. Số dư cũ của bạn được giữ nguyên, hãy quay lại sau.',
  'migration.reload': 'Tải lại',
  'migration.submit': 'Xác nhận',
  'migration.submitting': 'Đang xử lý yêu cầu...',
  'migration.confirmTitle': 'Xác nhận chuyển số dư',
  'migration.confirm': 'Xác nhận chuyển "{amounts}" vào máy chủ {zone}',
  'migration.confirmOnce': 'Sau khi chuyển, bạn không thể đổi sang máy chủ khác.',
  'migration.confirmYes': 'Đồng ý',
  'migration.confirmNo': 'Hủy',
  'migration.succeeded': 'Đã cập nhật thành công',
  'migration.afterwards': 'Số dư cũ đã được chuyển vào máy chủ {zone}. Trang nạp game sẽ mở ngay sau đây.',
  'migration.moving': 'Số dư cũ đang được chuyển vào máy chủ {zone}.',
  'migration.movingText':
    'Đang chờ máy chủ game xác nhận. Trang này tự cập nhật; nếu không chuyển được, số dư cũ sẽ trở lại như trước.',
  'migration.refused': 'Cập nhật không thành công',
  'migration.unsent': 'Yêu cầu chưa được gửi, số dư cũ của bạn được giữ nguyên.',
  'migration.checkingLong':
    'Máy chủ chưa trả lời. Hệ thống đang kiểm tra để số dư cũ của bạn chỉ được chuyển một lần.',
  'migration.elsewhere': 'Yêu cầu này đang được xử lý ở thẻ khác của trình duyệt.',
  'migration.unconfirmed':
    'Máy chủ chưa ghi nhận yêu cầu. Bạn có thể thử lại, số dư chỉ được chuyển một lần.',
  'migration.unreachable':
    'Chưa kiểm tra được yêu cầu vì mất kết nối đến máy chủ. Hãy kiểm tra lại trước khi làm tiếp.',
});
