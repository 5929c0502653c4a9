export const paymentKinds = ['card', 'e-wallet', 'bank-transfer'] as const;
export type PaymentKind = (typeof paymentKinds)[number];

/** Payment methods with their own icon (PAY-2). */
export const walletNames = ['momo', 'viettelpay'] as const;
export const bankNames = ['techcombank', 'vietcombank'] as const;
