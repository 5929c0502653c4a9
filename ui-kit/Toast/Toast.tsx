import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { X } from 'lucide-react';
import {
  forwardRef,
  type HTMLAttributes,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  use,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { type Severity, severityIcon } from '../Notice/Notice';
import { focusMain } from '../shared/focusMain';
import { radius } from '../theme/radius';
import { KitTextsContext } from '../texts/KitTextsContext';
import { toast } from '../texts/toast';
import { useExposure } from './useExposure';

export interface ToastProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  open: boolean;
  /** A change restarts the timer. Pass a string or a memoized element: an element created in each render restarts it every time. */
  message: ReactNode;
  /** Change it to announce a message whose text is the same as the previous one's, and to show it for its full time. */
  messageKey?: string | number | undefined;
  severity?: Severity | undefined;
  onClose: () => void;
  /**
   * The time in ms until the toast closes automatically. The timer pauses while the toast is hovered or focused. A toast that opens
   * or changes while a dialog hides it from screen readers gets its full time once the dialog is closed. 0 keeps it open.
   */
  autoHideMs?: number | undefined;
  closeLabel?: string | undefined;
}

/** The live region is always mounted, because screen readers announce only changes inside it. */
const Region = styled('div')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.snackbar,
  left: 16,
  right: 16,
  // Below the header, because the pay bar is at the bottom of a phone's screen.
  top: 72,
  display: 'flex',
  justifyContent: 'center',
  pointerEvents: 'none',
  [theme.breakpoints.up('md')]: { left: 'auto', right: 24, top: 'auto', bottom: 24 },
}));

const Card = styled('div', { shouldForwardProp: (prop) => prop !== 'severity' })<{ severity: Severity }>(
  ({ theme, severity }) => ({
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    maxWidth: 440,
    padding: '8px 8px 8px 16px',
    borderRadius: radius(12),
    pointerEvents: 'auto',
    fontSize: '0.9375rem',
    backgroundColor: theme.vars.palette.kit.raised,
    border: `1px solid ${theme.vars.palette.kit.hairline}`,
    borderLeft: `4px solid ${theme.vars.palette.kit.tone[severity]}`,
    boxShadow: theme.vars.palette.kit.shadow.float,
    '& > svg': { flex: 'none', color: theme.vars.palette.kit.tone[severity] },
  }),
);

interface CardProps extends Pick<ToastProps, 'message' | 'messageKey' | 'onClose'> {
  severity: Severity;
  autoHideMs: number;
  closeLabel: string;
}

interface TimedCardProps extends CardProps {
  /** While true, the card stays open. */
  waiting: RefObject<boolean>;
}

/** Mounted only while the toast is open: a removed element reports neither that the pointer has left it nor that it has lost the focus. */
const OpenCard = ({
  message,
  messageKey,
  severity,
  onClose,
  waiting,
  autoHideMs,
  closeLabel,
}: TimedCardProps) => {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const paused = hovered || focused;
  const Icon = severityIcon[severity];

  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  }, [onClose]);
  useEffect(() => {
    if (paused || autoHideMs === 0) return undefined;
    const timer = setTimeout(() => {
      if (!waiting.current) close.current();
    }, autoHideMs);
    return () => clearTimeout(timer);
  }, [paused, autoHideMs, waiting, message, messageKey]);

  /** What had the focus before a control of the card. */
  const before = useRef<HTMLElement | null>(null);
  const closeByButton = ({ currentTarget: button }: MouseEvent) => {
    if (button.matches(':focus')) before.current?.focus({ preventScroll: true });
    if (button.matches(':focus')) focusMain();
    onClose();
  };

  return (
    <Card
      severity={severity}
      onMouseEnter={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
      onFocus={({ currentTarget, relatedTarget }) => {
        setFocused(true);
        if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget as HTMLElement | null;
      }}
      onBlur={() => setFocused(false)}
    >
      <Icon size={20} aria-hidden />
      <span key={messageKey}>{message}</span>
      <IconButton
        // A tap leaves the focus where it is: a field that gets it back would open the phone's keyboard.
        onMouseDown={(event) => event.preventDefault()}
        onClick={closeByButton}
        aria-label={closeLabel}
        color="inherit"
      >
        <X size={18} aria-hidden />
      </IconButton>
    </Card>
  );
};

/** Inserts the card again once its region is no longer hidden, because only then screen readers announce it. */
const OpenToast = ({ region, ...card }: CardProps & { region: RefObject<HTMLDivElement | null> }) => {
  const { exposures, waiting } = useExposure(region, card.message, card.messageKey);
  return <OpenCard key={exposures} {...card} waiting={waiting} />;
};

/** A short message that closes automatically, such as the notice of an arrived payment (PAY-9). */
export const Toast = forwardRef<HTMLDivElement, ToastProps>(
  (
    {
      open,
      message,
      messageKey,
      severity = 'success',
      onClose,
      autoHideMs = 6000,
      closeLabel = use(KitTextsContext)(toast).close,
      ...rest
    },
    ref,
  ) => {
    const region = useRef<HTMLDivElement>(null);
    useImperativeHandle(ref, () => region.current as HTMLDivElement);
    return (
      <Region ref={region} role={severity === 'error' ? 'alert' : 'status'} {...rest}>
        {open && (
          <OpenToast {...{ region, message, messageKey, severity, onClose, autoHideMs, closeLabel }} />
        )}
      </Region>
    );
  },
);
Toast.displayName = 'Toast';
