import { defineTexts } from '../../i18n/defineTexts';

export const transactionFilterTexts = defineTexts({
  'historyFilter.filters': 'Lọc giao dịch',
  'historyFilter.all': 'Tất cả',
  'historyFilter.kind.topUp': 'Nạp thẻ',
  'historyFilter.kind.spent': 'Nạp game',
  'historyFilter.kind.refund': 'Hoàn {unit}',
  'historyFilter.kind.recall': 'Thu hồi',
  'historyFilter.kind.moved': 'Chuyển máy chủ',
  'historyFilter.shown': 'Đang hiện {shown} trong {count} giao dịch.',
  'historyFilter.noneOfThese': 'Không có giao dịch nào như vậy trong 15 giao dịch gần nhất.',
  'historyFilter.noneLoaded': 'Không có giao dịch nào như vậy trong {shown} giao dịch đang hiện.',
});
