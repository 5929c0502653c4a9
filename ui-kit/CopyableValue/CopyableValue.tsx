import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { Check, Copy } from 'lucide-react';
import { type ButtonHTMLAttributes, forwardRef, useRef, use } from 'react';
import { VisuallyHidden } from '../shared/VisuallyHidden';
import { radius } from '../theme/radius';
import { KitTextsContext } from '../texts/KitTextsContext';
import { copyableValue } from '../texts/copyableValue';

export interface CopyableValueProps extends Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'value' | 'color' | 'type' | 'children' | 'onClick' | 'onCopy'
> {
  label: string;
  value: string;
  /** Whether the value was just copied. The owner keeps this state and resets it after 3 seconds. */
  copied?: boolean | undefined;
  /** Shown instead of the value while `copied`. */
  copiedText?: string | undefined;
  /** Highlights a value that must be entered exactly. */
  emphasis?: boolean | undefined;
  /** Called after the value was selected. The owner writes it to the clipboard. */
  onCopy: (value: string) => void;
  /** For screen readers: the name of the action, and the announcement after it. */
  labels?: { copy: string; done: string } | undefined;
}

const Root = styled(ButtonBase, { shouldForwardProp: (prop) => prop !== 'emphasis' })<{ emphasis: boolean }>(
  ({ theme, emphasis }) => ({
    width: '100%',
    minHeight: 52,
    padding: '8px 0',
    gap: 12,
    justifyContent: 'flex-start',
    textAlign: 'left',
    borderBottom: `1px solid ${theme.vars.palette.kit.hairline}`,
    '& > svg': { flex: 'none', color: theme.vars.palette.text.secondary },
    '&:hover > svg': { color: theme.vars.palette.primary.main },
    ...(emphasis && {
      marginTop: 4,
      padding: '8px 14px',
      borderRadius: radius(12),
      border: `1px dashed ${theme.vars.palette.primary.main}`,
      backgroundColor: theme.vars.palette.kit.soft.gold,
      color: theme.vars.palette.primary.main,
      '& > svg': { flex: 'none', color: 'inherit' },
    }),
    '&.Mui-disabled': {
      color: theme.vars.palette.text.secondary,
      borderColor: theme.vars.palette.kit.hairline,
      backgroundColor: 'transparent',
    },
  }),
);

const Label = styled('span')(({ theme }) => ({
  fontSize: '0.8125rem',
  color: theme.vars.palette.text.secondary,
  flex: 'none',
}));

const Value = styled('span')({
  flex: '1 1 0',
  minWidth: 0,
  textAlign: 'right',
  fontWeight: 600,
  fontSize: '0.9375rem',
  overflowWrap: 'anywhere',
  userSelect: 'text',
  // Keeps the longest account numbers on one line on the narrowest phones.
  '@media (max-width: 339px)': { fontSize: '0.875rem' },
});

const select = (node: Node | null) => {
  if (node) window.getSelection()?.selectAllChildren(node);
};

/** A labelled value. A click selects its text and calls `onCopy` (PAY-6). */
export const CopyableValue = forwardRef<HTMLButtonElement, CopyableValueProps>(
  (
    {
      label,
      value,
      copied = false,
      copiedText,
      emphasis = false,
      onCopy,
      labels = use(KitTextsContext)(copyableValue),
      ...rest
    },
    ref,
  ) => {
    const valueRef = useRef<HTMLSpanElement>(null);
    return (
      <>
        <Root
          ref={ref}
          emphasis={emphasis}
          {...rest}
          onClick={() => {
            select(valueRef.current);
            onCopy(value);
          }}
        >
          <VisuallyHidden>{labels.copy} </VisuallyHidden>
          <Label>{label}</Label>
          <Value ref={valueRef}>{copied && copiedText !== undefined ? copiedText : value}</Value>
          {copied ? <Check size={18} aria-hidden /> : <Copy size={18} aria-hidden />}
        </Root>
        {/* Not in the button: not every screen reader announces what changes inside one. */}
        <VisuallyHidden role="status">{copied && (copiedText ?? labels.done)}</VisuallyHidden>
      </>
    );
  },
);
CopyableValue.displayName = 'CopyableValue';
