/** The unit of an amount that has none of its own. */
export const money = { unit: 'KP' };

/** The signs of units. A unit without one shows its own name. */
export const units: Readonly<Record<string, string>> = { VND: 'đ' };
