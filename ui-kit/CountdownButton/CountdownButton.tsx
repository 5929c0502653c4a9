import {
  forwardRef,
  type RefObject,
  use,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Button, type ButtonProps } from '../Button/Button';
import { KitTextsContext } from '../texts/KitTextsContext';
import { countdownButton } from '../texts/countdownButton';

export interface CountdownButtonProps extends Omit<ButtonProps, 'children'> {
  label: string;
  /** When the button becomes enabled, in ms since 1970. If omitted or in the past, the button is enabled at once. */
  availableAt?: number | undefined;
  /**
   * The longest that the wait can be, in ms. If `availableAt` is further away, the clock has been set back since, so it says nothing and
   * the button is enabled.
   */
  longestWait?: number | undefined;
  /** The text while it counts down. `seconds` is a whole number of at least 1. */
  waitLabel?: ((seconds: number) => string) | undefined;
  /** Receives the focus when the wait takes it from the button, such as the field of the code that was sent. */
  focusOnWait?: RefObject<HTMLElement | null> | undefined;
  /** A fixed current time in ms since 1970, which stops the countdown. The real clock by default. */
  now?: number | undefined;
}

const secondsUntil = (instant: number, longest: number, now = Date.now()): number =>
  instant - now > longest ? 0 : Math.max(0, Math.ceil((instant - now) / 1000));

/** The seconds until an instant, computed from the clock, so they are still correct after a suspended tab resumes. */
function useSecondsUntil(instant: number, longest: number, now: number | undefined): number {
  const [, tick] = useState(0);
  const left = secondsUntil(instant, longest, now);
  const waiting = left > 0 && now === undefined;
  useEffect(() => {
    if (!waiting) return undefined;
    const timer = setInterval(() => tick((count) => count + 1), 250);
    return () => clearInterval(timer);
  }, [waiting, instant]);
  return left;
}

/** A browser removes the focus from a button that is disabled. This hook passes it on when the wait begins. */
function usePassedFocus(
  button: RefObject<HTMLElement | null>,
  target: RefObject<HTMLElement | null> | undefined,
  busy: boolean,
  waiting: boolean,
): void {
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    const { current: node } = button;
    if (!node) return;
    const focused = node.ownerDocument.activeElement;
    // While the busy button is disabled, an ancestor has its focus: the body, or a dialog.
    hadFocus.current = focused === node || (hadFocus.current && (!focused || focused.contains(node)));
    if (waiting && hadFocus.current) target?.current?.focus();
  }, [button, target, busy, waiting]);
}

/** A button that is disabled until a given time and shows the seconds left (SEC-4). */
export const CountdownButton = forwardRef<HTMLButtonElement, CountdownButtonProps>(
  (
    {
      label,
      availableAt = 0,
      longestWait = Infinity,
      focusOnWait,
      now,
      waitLabel,
      disabled = false,
      busy = false,
      variant = 'secondary',
      ...rest
    },
    ref,
  ) => {
    const { wait } = use(KitTextsContext)(countdownButton);
    const left = useSecondsUntil(availableAt, longestWait, now);
    const button = useRef<HTMLButtonElement>(null);
    useImperativeHandle(ref, () => button.current as HTMLButtonElement);
    usePassedFocus(button, focusOnWait, busy, left > 0);
    return (
      <Button ref={button} variant={variant} disabled={disabled || left > 0} busy={busy} {...rest}>
        {left > 0 ? (waitLabel?.(left) ?? wait(label, left)) : label}
      </Button>
    );
  },
);
CountdownButton.displayName = 'CountdownButton';
