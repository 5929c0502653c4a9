import { migrationType } from './movement';
import type { TransactionStatus, TransactionType } from './names';

/**
 * The Vietnamese names of transactions, on the portal's screens and in the host's file of the history (PLAY-7). `{unit}` stands for the
 * players' word for credit.
 */
export const transactionTypeNames = {
  'credit.recharge': 'Cộng {unit} từ nạp tiền',
  'credit.bonus': 'Thưởng {unit}',
  'credit.pay': 'Nạp vào game',
  'credit.recall': 'Thu hồi {unit}',
  'credit.refund': 'Hoàn {unit}',
  'topup.bank-transfer': 'Nạp thẻ qua ngân hàng',
  'topup.e-wallet': 'Nạp thẻ qua ví điện tử',
  'topup.card': 'Nạp thẻ cào',
  [migrationType]: 'Chuyển máy chủ',
} as const satisfies Record<TransactionType | typeof migrationType, string>;

export const transactionStatusNames = {
  pending: 'Đang xử lý',
  success: 'Thành công',
  failed: 'Thất bại',
} as const satisfies Partial<Record<TransactionStatus, string>>;
