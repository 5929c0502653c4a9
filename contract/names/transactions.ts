export const transactionTypes = [
  'credit.recharge',
  'credit.bonus',
  'credit.pay',
  'credit.recall',
  'credit.refund',
  'topup.bank-transfer',
  'topup.e-wallet',
  'topup.card',
] as const;
export type TransactionType = (typeof transactionTypes)[number];

/** 'other' stands for any status that a host may add; shown as 'Chưa rõ' (TX-2). */
export const transactionStatuses = ['pending', 'success', 'failed', 'other'] as const;
export type TransactionStatus = (typeof transactionStatuses)[number];

export const currencies = ['VND', 'KP'] as const;
export type Currency = (typeof currencies)[number];
