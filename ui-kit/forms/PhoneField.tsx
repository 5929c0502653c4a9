import { forwardRef } from 'react';
import { TextField, type TextFieldProps } from './TextField';

export type PhoneFieldProps = Omit<TextFieldProps, 'type' | 'inputMode'>;

/** A phone number (REG-3), with a numeric keyboard and autofill. At most 15 characters by default. */
export const PhoneField = forwardRef<HTMLInputElement, PhoneFieldProps>(
  ({ maxLength = 15, autoComplete = 'tel', ...rest }, ref) => (
    <TextField
      ref={ref}
      type="tel"
      inputMode="numeric"
      maxLength={maxLength}
      autoComplete={autoComplete}
      {...rest}
    />
  ),
);
PhoneField.displayName = 'PhoneField';
