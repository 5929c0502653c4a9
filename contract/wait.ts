/** A wait in a unit that a player can judge, rounded up so that a try after it does not come too early. */
export function roundedWait(seconds: number): { amount: number; unit: 'seconds' | 'minutes' | 'hours' } {
  if (seconds < 120) return { amount: Math.max(1, Math.ceil(seconds)), unit: 'seconds' };
  if (seconds < 7200) return { amount: Math.ceil(seconds / 60), unit: 'minutes' };
  return { amount: Math.ceil(seconds / 3600), unit: 'hours' };
}
