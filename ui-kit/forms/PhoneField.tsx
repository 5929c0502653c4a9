import { forwardRef } from 'react';
import { TextField, type TextFieldProps } from './TextField';

export type PhoneFieldProps = Omit<TextFieldProps, 'type' | 'inputMode'>;

/** A phone number: digits at hand on a phone, filled in by the browser, at most 15 characters unless said otherwise (REG-3). */
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
