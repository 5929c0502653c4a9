import { defineTexts } from '../i18n/defineTexts';

/** Texts of the page for unknown addresses. */
export const notFoundTexts = defineTexts({
  'app.notFound': 'Trang bạn truy cập không tồn tại.',
  'app.notFoundTitle': 'Không tìm thấy trang',
  'app.notFoundHome': 'Về trang chủ',
  'app.notFoundSupport': 'Hỏi hỗ trợ',
  'app.notFoundText': 'Đường dẫn đã đổi hoặc bị gõ nhầm. Tài khoản và {unit} của bạn vẫn an toàn.',
});
