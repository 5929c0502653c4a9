import { defineTexts } from '../i18n/defineTexts';

/** The texts of all pages, including the public ones. texts.ts has those of the shell. */
export const frameTexts = defineTexts({
  'app.copyright': '© {year} {company}. Bảo lưu mọi quyền.',
  'app.sessionLookup': 'Đang kiểm tra phiên đăng nhập...',
  'app.loading': 'Đang tải dữ liệu...',
  'app.failed': 'Đã xảy ra lỗi, hãy thử tải lại trang.',
  'app.reload': 'Tải lại trang',
});
