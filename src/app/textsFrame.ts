import { defineTexts } from '../i18n/defineTexts';

/** Of every page, also the public ones; the shell's stand in texts.ts. */
export const frameTexts = defineTexts({
  'app.copyright': '© {year} FS Online. Bảo lưu mọi quyền.',
  'app.sessionLookup': 'Đang kiểm tra phiên đăng nhập...',
  'app.loading': 'Đang tải dữ liệu...',
  'app.failed': 'Đã xảy ra lỗi, hãy thử tải lại trang.',
  'app.reload': 'Tải lại trang',
});
