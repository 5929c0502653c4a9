import { defineTexts } from '../i18n/defineTexts';

export const operationTexts = defineTexts({
  'operation.checking': 'Đang kiểm tra giao dịch...',
  'operation.retry': 'Thử lại',
  'operation.recheck': 'Kiểm tra lại',
  'operation.dismiss': 'Bỏ qua',
});
