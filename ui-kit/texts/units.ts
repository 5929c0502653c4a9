/** The signs of units. A unit without one shows its own name. */
export const units: Readonly<Record<string, string>> = { VND: 'đ' };
