import { defineTexts } from '../../i18n/defineTexts';

export const olderTransactionTexts = defineTexts({
  'olderHistory.more': 'Xem giao dịch cũ hơn',
  'olderHistory.loading': 'Đang tải thêm...',
  'olderHistory.failed': 'Chưa tải được giao dịch cũ hơn. {reason}',
  'olderHistory.file': 'Tải toàn bộ lịch sử (.csv)',
});
