import { defineTexts } from '../../i18n/defineTexts';

export const noAmountsTexts = defineTexts({
  'noAmounts.title': 'Hiện chưa có gói nạp nào.',
  'noAmounts.next': 'Hãy quay lại sau, hoặc liên hệ hỗ trợ.',
  'noAmounts.support': 'Đến trang hỗ trợ',
});
