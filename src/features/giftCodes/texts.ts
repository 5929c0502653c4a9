import { defineTexts } from '../../i18n/defineTexts';

export const giftCodeTexts = defineTexts({
  'giftcode.title': 'Gift code',
  'giftcode.loading': 'Đang tải dữ liệu...',
  'giftcode.howTo': 'Bấm vào mã để sao chép, rồi nhập mã trong game để nhận quà.',
  'giftcode.list': 'Gift code của bạn',
  'giftcode.code': 'Mã',
  'giftcode.copied': 'Đã sao chép mã',
  'giftcode.gives': 'Quà tặng',
  'giftcode.where': 'Dùng tại',
  'giftcode.everywhere': 'Mọi máy chủ',
  'giftcode.expires': 'Hạn dùng',
  'giftcode.never': 'Không thời hạn',
  'giftcode.usedAt': 'Đã dùng lúc',
  'giftcode.usable': 'Chưa dùng',
  'giftcode.used': 'Đã dùng',
  'giftcode.expired': 'Hết hạn',
  'giftcode.empty': 'Hiện bạn chưa có gift code nào.',
  'giftcode.emptyNext': 'Gift code từ các sự kiện sẽ hiện ở đây.',
  'giftcode.toRecharge': 'Nạp game',
});
