import { forwardRef } from 'react';
import { useField } from 'react-final-form';
import { BaseTextField, type BaseTextFieldProps } from './BaseTextField';
import { focusHandlers } from './focusHandlers';
import { useFieldError } from './useFieldError';

export interface TextFieldProps extends Omit<
  BaseTextFieldProps,
  'name' | 'value' | 'onChange' | 'error' | 'defaultValue'
> {
  /** The name of the field in the payload. */
  name: string;
  /** Converts the typed text to the field's value. By default the text is used unchanged. FormattedField keeps the caret in place. */
  parse?: ((value: string) => string) | undefined;
}

/** Keeps '' as the value of an empty input. By default final-form would remove the key from the payload. */
const keepEmpty = (value: string): string => value;

/** A text input bound to the surrounding form. The `input` takes the ref and further props. */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(
  ({ name, parse = keepEmpty, ...rest }, ref) => {
    const { input, meta } = useField<string>(name, { parse });
    const error = useFieldError(meta);
    return (
      <BaseTextField
        ref={ref}
        {...rest}
        name={input.name}
        value={input.value}
        onChange={input.onChange}
        {...focusHandlers<HTMLInputElement>(input, rest)}
        error={error}
      />
    );
  },
);
TextField.displayName = 'TextField';
