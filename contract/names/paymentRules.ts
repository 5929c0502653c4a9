/** When a player wants to be asked for a proof before a recharge (SAFE-6). */
export const paymentRules = ['never', 'unprovenBrowser', 'above', 'always'] as const;
export type PaymentRuleName = (typeof paymentRules)[number];
