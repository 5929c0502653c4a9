import { forwardRef, type InputEvent } from 'react';
import { composeEventHandlers } from './composeEventHandlers';
import { rewriteTyped } from './rewriteTyped';
import { TextField, type TextFieldProps } from './TextField';

export interface FormattedFieldProps extends TextFieldProps {
  parse: (value: string) => string;
}

/** A TextField that rewrites what is typed, such as an amount with separators. The caret stays where the player types or deletes. */
export const FormattedField = forwardRef<HTMLInputElement, FormattedFieldProps>(
  ({ parse, onInput, ...rest }, ref) => (
    <TextField
      ref={ref}
      {...rest}
      parse={parse}
      onInput={composeEventHandlers(
        ({ currentTarget, nativeEvent }: InputEvent<HTMLInputElement>) =>
          rewriteTyped(currentTarget, parse, nativeEvent.inputType),
        onInput,
      )}
    />
  ),
);
FormattedField.displayName = 'FormattedField';
