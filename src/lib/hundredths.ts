/** Formats a whole number of hundredths as an exact decimal, without arithmetic: 12345 → '123.45'. */
export function hundredths(amount: number): string {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
