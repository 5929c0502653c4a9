import { styled } from '@mui/material/styles';
import { forwardRef } from 'react';
import { FormattedField } from './FormattedField';
import type { TextFieldProps } from './TextField';

export interface CodeFieldProps extends Omit<TextFieldProps, 'type' | 'inputMode' | 'maxLength' | 'parse'> {
  /** The number of characters. */
  length?: number | undefined;
}

const Wide = styled('div')({ '& input': { letterSpacing: '0.25em', fontVariantNumeric: 'tabular-nums' } });

/**
 * An input for a code from an SMS or e-mail, which phones suggest. Spaces and invisible marks are removed before the code is truncated, so
 * a pasted '123 456' is complete; `maxLength` would truncate it first.
 */
export const CodeField = forwardRef<HTMLInputElement, CodeFieldProps>(({ length = 6, ...rest }, ref) => (
  <Wide>
    <FormattedField
      ref={ref}
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      parse={(value) => value.replace(/[\s\p{Cf}]/gu, '').slice(0, length)}
      {...rest}
    />
  </Wide>
));
CodeField.displayName = 'CodeField';
