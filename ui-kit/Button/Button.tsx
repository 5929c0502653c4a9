import MuiButton from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type ButtonHTMLAttributes, forwardRef, type ReactNode, useImperativeHandle, useRef } from 'react';
import { Spinner } from '../shared/Spinner';
import { useKeptFocus } from './useKeptFocus';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet';

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'color'> {
  /** A screen has one primary button. */
  variant?: ButtonVariant | undefined;
  /** `danger`: a primary button for what cannot be undone, such as the deletion of an account. */
  tone?: 'danger' | undefined;
  fullWidth?: boolean | undefined;
  /** Shows a spinner and disables the button. The button keeps its width and gets the focus back afterwards. */
  busy?: boolean | undefined;
  /** The text while busy. Without it the usual text stays. */
  busyLabel?: ReactNode;
  startIcon?: ReactNode;
}

export const muiVariant = { primary: 'contained', secondary: 'outlined', quiet: 'text' } as const;

/**
 * Both texts share one grid cell, so the wider one sets the width. CSS reserves the space of the busy text while it is
 * not shown.
 */
const Texts = styled('span')({
  display: 'grid',
  justifyItems: 'center',
  '& > span': { gridArea: '1 / 1', display: 'inline-flex', alignItems: 'center', gap: 10 },
  '& > span[data-hidden]': { visibility: 'hidden' },
  '&[data-reserve]::after': {
    content: 'attr(data-reserve)',
    height: 0,
    paddingLeft: 'calc(1.25em + 10px)',
    overflow: 'hidden',
    visibility: 'hidden',
  },
});

/** A button. Its `type` is `button` by default. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(
  (
    {
      variant = 'primary',
      tone,
      type = 'button',
      busy = false,
      busyLabel,
      disabled = false,
      startIcon,
      children,
      ...rest
    },
    ref,
  ) => {
    const button = useRef<HTMLButtonElement>(null);
    useImperativeHandle(ref, () => button.current as HTMLButtonElement);
    useKeptFocus(button, busy);
    return (
      <MuiButton
        ref={button}
        type={type}
        variant={muiVariant[variant]}
        color={tone === 'danger' ? 'error' : 'primary'}
        disabled={disabled || busy}
        aria-busy={busy || undefined}
        {...rest}
      >
        <Texts data-reserve={typeof busyLabel === 'string' ? busyLabel : undefined}>
          <span data-hidden={busy || undefined}>
            {startIcon}
            {children}
          </span>
          {busy && (
            <span>
              <Spinner aria-hidden />
              {busyLabel ?? children}
            </span>
          )}
        </Texts>
      </MuiButton>
    );
  },
);
Button.displayName = 'Button';
