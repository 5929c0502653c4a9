import { defineTexts } from '../../i18n/defineTexts';

export const emptyHistoryTexts = defineTexts({
  'transactions.empty': 'Hiện bạn chưa có giao dịch nào.',
  'transactions.emptyNext': 'Nạp {unit} để bắt đầu, giao dịch của bạn sẽ hiện ở đây.',
  'transactions.topUp': 'Nạp thẻ',
});
