import { defineTexts } from '../../i18n/defineTexts';

export const emptyHistoryTexts = defineTexts({
  'emptyHistory.title': 'Hiện bạn chưa có giao dịch nào.',
  'emptyHistory.next': 'Nạp {unit} để bắt đầu, giao dịch của bạn sẽ hiện ở đây.',
  'emptyHistory.topUp': 'Nạp thẻ',
});
