import { defineTexts } from '../../i18n/defineTexts';

export const intentionTexts = defineTexts({
  'intention.checking': 'Đang kiểm tra giao dịch...',
  'intention.retry': 'Thử lại',
  'intention.recheck': 'Kiểm tra lại',
  'intention.giveUp': 'Bỏ qua',
});
