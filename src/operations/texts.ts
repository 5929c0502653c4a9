import { defineTexts } from '../i18n/defineTexts';

export const operationTexts = defineTexts({
  'intention.checking': 'Đang kiểm tra giao dịch...',
  'intention.retry': 'Thử lại',
  'intention.recheck': 'Kiểm tra lại',
  'intention.giveUp': 'Bỏ qua',
});
