import { type ClipboardEvent, forwardRef } from 'react';
import { TextField, type TextFieldProps } from './TextField';

export type PhoneFieldProps = Omit<TextFieldProps, 'type' | 'inputMode'>;

/**
 * Pastes a number without separators if it is too long with them, as the browser would cut its last digits, or if it contains invisible
 * marks, as that of a phone's contact does.
 */
function pasteWhole(event: ClipboardEvent<HTMLInputElement>): void {
  const { currentTarget: input, clipboardData } = event;
  if (event.defaultPrevented || input.readOnly) return;
  const { value, selectionStart, selectionEnd, maxLength } = input;
  const whole =
    value.slice(0, selectionStart ?? 0) + clipboardData.getData('text') + value.slice(selectionEnd ?? 0);
  if (whole.length <= maxLength && !/\p{Cf}/u.test(whole)) return;
  event.preventDefault();
  // Not by `value`, which React takes for its own change.
  input.setRangeText(whole.replace(/[\s()\p{Cf}-]/gu, '').slice(0, maxLength), 0, value.length, 'end');
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** A phone number (REG-3), with a numeric keyboard and autofill. At most 15 characters by default. */
export const PhoneField = forwardRef<HTMLInputElement, PhoneFieldProps>(
  ({ maxLength = 15, autoComplete = 'tel', onPaste, ...rest }, ref) => (
    <TextField
      ref={ref}
      type="tel"
      inputMode="numeric"
      maxLength={maxLength}
      autoComplete={autoComplete}
      onPaste={(event: ClipboardEvent<HTMLInputElement>) => {
        onPaste?.(event);
        pasteWhole(event);
      }}
      {...rest}
    />
  ),
);
PhoneField.displayName = 'PhoneField';
