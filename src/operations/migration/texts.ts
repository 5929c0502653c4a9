import { defineTexts } from '../../i18n/defineTexts';

export const migrationOperationTexts = defineTexts({
  'migration.failedLater': 'Máy chủ game đã từ chối. Số dư cũ của bạn được giữ nguyên, hãy thử lại.',
  'migration.noChunk': 'Không tải được phần xử lý. Hãy kiểm tra mạng rồi thử lại.',
});
