/**
 * Names of requirements §3 (ENT-1): each list is a constant, and its type is derived from it. A page of the portal loads only the files
 * whose names it needs; every page needs paymentRules.
 */
export * from './names/account';
export * from './names/claims';
export * from './names/game';
export * from './names/payment';
export * from './names/paymentRules';
export * from './names/rechargeErrors';
export * from './names/transactions';
