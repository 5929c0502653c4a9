import MuiButton from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type ButtonHTMLAttributes, forwardRef, type ReactNode } from 'react';
import { Spinner } from '../shared/Spinner';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet';

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'color'> {
  /** One primary button a screen. */
  variant?: ButtonVariant | undefined;
  fullWidth?: boolean | undefined;
  /** Shows progress and refuses clicks; the button keeps its width. */
  busy?: boolean | undefined;
  /** Text while busy; the usual text stays when absent. */
  busyLabel?: ReactNode;
  startIcon?: ReactNode;
}

export const muiVariant = { primary: 'contained', secondary: 'outlined', quiet: 'text' } as const;

/** Both texts lie in one cell, so the wider one gives the width; the hidden one is hidden from everyone. */
const Stack = styled('span')({
  display: 'grid',
  justifyItems: 'center',
  '& > span': { gridArea: '1 / 1', display: 'inline-flex', alignItems: 'center', gap: 10 },
});

/** The kit's button; `type` is `button` unless said otherwise. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(
  (
    {
      variant = 'primary',
      type = 'button',
      busy = false,
      busyLabel,
      disabled = false,
      startIcon,
      children,
      ...rest
    },
    ref,
  ) => (
    <MuiButton
      ref={ref}
      type={type}
      variant={muiVariant[variant]}
      color={variant === 'secondary' ? 'inherit' : 'primary'}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      {...rest}
    >
      <Stack>
        <span style={busy ? { visibility: 'hidden' } : undefined}>
          {startIcon}
          {children}
        </span>
        <span style={busy ? undefined : { visibility: 'hidden' }}>
          {busy && <Spinner aria-hidden />}
          {busy && (busyLabel ?? children)}
        </span>
      </Stack>
    </MuiButton>
  ),
);
Button.displayName = 'Button';
