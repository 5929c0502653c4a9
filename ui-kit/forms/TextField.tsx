import { forwardRef } from 'react';
import { useField } from 'react-final-form';
import { BaseTextField, type BaseTextFieldProps } from './BaseTextField';
import { composeEventHandlers } from './composeEventHandlers';
import { useFieldError } from './useFieldError';

export interface TextFieldProps extends Omit<
  BaseTextFieldProps,
  'name' | 'value' | 'onChange' | 'error' | 'defaultValue'
> {
  /** Field name of the payload. */
  name: string;
  /** What of the typed text is kept; all of it unless said otherwise. */
  parse?: ((value: string) => string) | undefined;
}

/** An emptied input is an empty text; final-form would drop the key from the payload. */
const keepEmpty = (value: string): string => value;

/** A text input of the surrounding form. The ref and every further prop go to the `input`. */
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
        onBlur={composeEventHandlers(input.onBlur, rest.onBlur)}
        onFocus={composeEventHandlers(input.onFocus, rest.onFocus)}
        error={error}
      />
    );
  },
);
TextField.displayName = 'TextField';
