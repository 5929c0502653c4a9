/** The signs of units. A unit without a sign is shown by its name. */
export const units: Readonly<Record<string, string>> = { VND: 'đ' };
