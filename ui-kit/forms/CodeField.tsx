import { styled } from '@mui/material/styles';
import { forwardRef } from 'react';
import { TextField, type TextFieldProps } from './TextField';

export interface CodeFieldProps extends Omit<TextFieldProps, 'type' | 'inputMode' | 'maxLength' | 'parse'> {
  /** Characters of the code. */
  length?: number | undefined;
}

const Wide = styled('div')({ '& input': { letterSpacing: '0.25em', fontVariantNumeric: 'tabular-nums' } });

/**
 * A code that came by SMS or e-mail: the phone offers it by itself. Blanks that were copied with it are dropped, so no
 * maxLength cuts a pasted '123 456' short; what is too long is cut after that.
 */
export const CodeField = forwardRef<HTMLInputElement, CodeFieldProps>(({ length = 6, ...rest }, ref) => (
  <Wide>
    <TextField
      ref={ref}
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      parse={(value) => value.replace(/\s/g, '').slice(0, length)}
      {...rest}
    />
  </Wide>
));
CodeField.displayName = 'CodeField';
