import { defineTexts } from '../../i18n/defineTexts';

export const supportTexts = defineTexts({
  'support.title': 'Hỗ trợ',
  'support.soon': 'Trung tâm hỗ trợ đang được phát triển.',
  'support.meanwhile': 'Trong lúc này, hãy liên hệ với chúng tôi qua trang cộng đồng.',
  'support.social': 'Đến trang cộng đồng',
});
