import { forwardRef, useEffect, useState } from 'react';
import { Button, type ButtonProps } from '../Button/Button';

export interface CountdownButtonProps extends Omit<ButtonProps, 'children'> {
  label: string;
  /** When it may be pressed, in ms since 1970; until then it counts down. Absent or past: at once. */
  availableAt?: number | undefined;
  /** What it reads meanwhile; `seconds` are whole and at least 1. */
  waitLabel?: ((seconds: number) => string) | undefined;
  /** The moment that is shown, in ms since 1970: then it stands still. Absent: it follows the clock. */
  now?: number | undefined;
}

const secondsUntil = (instant: number, now = Date.now()): number =>
  Math.max(0, Math.ceil((instant - now) / 1000));

/** Seconds left until an instant; follows the clock, so a tab that slept is right as soon as it wakes. */
function useSecondsUntil(instant: number, now: number | undefined): number {
  const [, tick] = useState(0);
  const left = secondsUntil(instant, now);
  const waiting = left > 0 && now === undefined;
  useEffect(() => {
    if (!waiting) return undefined;
    const timer = setInterval(() => tick((count) => count + 1), 250);
    return () => clearInterval(timer);
  }, [waiting, instant]);
  return left;
}

/** A button that waits for its time and says how long it still takes (SEC-4). */
export const CountdownButton = forwardRef<HTMLButtonElement, CountdownButtonProps>(
  (
    {
      label,
      availableAt = 0,
      now,
      waitLabel = (seconds) => `${label} (${seconds} giây)`,
      disabled = false,
      variant = 'secondary',
      ...rest
    },
    ref,
  ) => {
    const left = useSecondsUntil(availableAt, now);
    return (
      <Button ref={ref} variant={variant} disabled={disabled || left > 0} {...rest}>
        {left > 0 ? waitLabel(left) : label}
      </Button>
    );
  },
);
CountdownButton.displayName = 'CountdownButton';
