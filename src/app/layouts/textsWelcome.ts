import { defineTexts } from '../../i18n/defineTexts';

/** The texts beside the card of a public page. */
export const welcomeTexts = defineTexts({
  'app.headline': 'Một tài khoản cho mọi máy chủ.',
  'app.benefitTopUp': 'Nạp {unit} bằng mã QR',
  'app.benefitTopUpText': 'Từ ứng dụng ngân hàng hoặc ví điện tử của bạn.',
  'app.benefitRecharge': 'Nạp game tận máy chủ',
  'app.benefitRechargeText': 'Chọn máy chủ và gói, Xu vào thẳng game.',
  'app.benefitSafe': 'Giữ chắc tài khoản',
  'app.benefitSafeText': 'Mỗi thay đổi quan trọng đều cần mã bảo mật.',
  'app.download': 'Tải game',
});
