import { transactionStatusNames, transactionTypeNames } from '@portal/contract';
import { defineTexts } from '../../i18n/defineTexts';

/** The contract's names of types and statuses, as texts of this feature. */
const named = <Names extends Record<string, string>>(names: Names) =>
  Object.fromEntries(Object.entries(names).map(([key, name]) => [`transactions.${key}`, name])) as {
    [Key in keyof Names & string as `transactions.${Key}`]: Names[Key];
  };

export const transactionTexts = defineTexts({
  ...named(transactionTypeNames),
  ...named(transactionStatusNames),
  'transactions.title': 'Lịch sử giao dịch',
  'transactions.caption': '15 giao dịch gần nhất',
  'transactions.loading': 'Đang tải dữ liệu...',
  'transactions.columnWhat': 'Giao dịch',
  'transactions.columnValue': 'Giá trị',
  'transactions.columnParts': 'Chi tiết',
  'transactions.columnStatus': 'Trạng thái',
  'transactions.columnTime': 'Thời gian',
  'transactions.columnReceipt': 'Biên\u00A0nhận',
  'transactions.receipt': 'Xem',
  'transactions.receiptOf': 'biên nhận giao dịch {id}',
  'transactions.other': 'Chưa rõ',
  'transactions.unknown': 'Giao dịch khác',
  'transactions.withSource': '{what} ({source})',
  'transactions.purchase': '{game}: {coins} {coinName}',
  'transactions.recallWhy':
    '{unit} được thu hồi bởi bộ phận vận hành. Hãy hỏi bộ phận hỗ trợ nếu bạn chưa rõ lý do.',
  'transactions.refundWhy': 'Hoàn lại cho lần nạp không thành công.',
  'transactions.refundGiven': 'Bộ phận vận hành hoàn lại cho bạn.',
  'transactions.refunded': 'Game chưa nhận được, {amount}\u00A0{unit} đã được hoàn lại.',
  'transactions.delivering': 'Đang chuyển vào game.',
  'transactions.moveRefused': 'Chưa chuyển được, số dư cũ trở lại như trước.',
  'transactions.server': 'Máy chủ {zoneName}',
  'transactions.movedTo': 'Đến máy chủ {zoneName}',
  'transactions.see.topUp': 'Xem lần nạp thẻ',
  'transactions.see.spent': 'Xem lần nạp game',
  'transactions.see.refund': 'Xem khoản hoàn',
  'transactions.see.recall': 'Xem khoản thu hồi',
  'transactions.today': 'Hôm nay',
  'transactions.yesterday': 'Hôm qua, {day}',
  'transactions.captionMany': '{shown} giao dịch gần nhất',
  'transactions.amount': '{amount}\u00A0{unit}',
  'transactions.part': '{what}: {amount}\u00A0{unit}',
});
