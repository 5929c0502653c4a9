import { defineTexts } from '../i18n/defineTexts';

/** The texts of a part of a page that loads late or has failed. */
export const partTexts = defineTexts({
  'part.loading': 'Đang tải...',
  'part.failed': 'Không hiện được phần này. Hãy kiểm tra mạng rồi thử lại.',
  'part.retry': 'Thử lại',
  'part.released': 'Trang web vừa được cập nhật. Hãy tải lại trang để dùng phần này.',
  'part.reload': 'Tải lại trang',
});
