interface WaitPart {
  amount: number;
  unit: 'seconds' | 'minutes' | 'hours';
}

/** A wait in units that a player can judge, rounded up so that a try after it does not come too early: '2 hours, 1 minute'. */
export function roundedWait(seconds: number): WaitPart[] {
  const whole = Math.max(1, Math.ceil(seconds));
  if (whole < 120) return [{ amount: whole, unit: 'seconds' }];
  const minutes = Math.ceil(whole / 60);
  if (minutes < 120) return [{ amount: minutes, unit: 'minutes' }];
  const parts: WaitPart[] = [
    { amount: Math.floor(minutes / 60), unit: 'hours' },
    { amount: minutes % 60, unit: 'minutes' },
  ];
  return parts.filter(({ amount }) => amount > 0);
}
