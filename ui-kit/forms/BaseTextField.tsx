import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { describedBy } from '../shared/describedBy';
import { forwardRef, type InputHTMLAttributes, type ReactNode, useId } from 'react';

export interface BaseTextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'size' | 'color'> {
  label: string;
  /** Shown below the input as its accessible description, instead of the helper text. */
  error?: string | undefined;
  /** Marks the input as invalid without its own message (LOGIN-3). */
  invalid?: boolean | undefined;
  helperText?: ReactNode;
  endAdornment?: ReactNode;
}

/**
 * The label is centred in an empty input without a placeholder of its own, and moves up when the input has a value or the focus. This uses
 * only CSS, so the label never covers a value that the browser filled in before the scripts loaded.
 */
const Root = styled(FormControl)(({ theme }) => ({
  '&:has(input[placeholder=" "]:placeholder-shown:not(:focus, :-webkit-autofill)) > label': {
    transform: 'translate(17px, 1.125rem) scale(1)',
    maxWidth: 'calc(100% - 34px)',
  },
  '& input::placeholder': { color: theme.vars.palette.text.secondary, opacity: 1 },
}));

/** A text input with a label inside and an error or hint below. The base of the text fields, independent of any form library. */
export const BaseTextField = forwardRef<HTMLInputElement, BaseTextFieldProps>(
  (
    { id, label, error, invalid = false, helperText, endAdornment, disabled = false, type = 'text', ...rest },
    ref,
  ) => {
    const ownId = useId();
    const inputId = id ?? ownId;
    const description = error ?? helperText;
    const descriptionId = `${inputId}-help`;
    const { name, value, onChange, onBlur, onFocus, autoFocus, ...inputProps } = rest;
    return (
      <Root fullWidth error={invalid || error !== undefined} disabled={disabled}>
        <InputLabel htmlFor={inputId}>{label}</InputLabel>
        <OutlinedInput
          id={inputId}
          inputRef={ref}
          type={type}
          name={name}
          value={value}
          onChange={onChange}
          onBlur={onBlur}
          onFocus={onFocus}
          autoFocus={autoFocus}
          placeholder=" "
          endAdornment={endAdornment}
          slotProps={{
            input: {
              ...inputProps,
              'aria-describedby': describedBy(
                rest['aria-describedby'],
                description === undefined ? undefined : descriptionId,
              ),
            },
          }}
        />
        {description !== undefined && (
          <FormHelperText id={descriptionId} component="div">
            {description}
          </FormHelperText>
        )}
      </Root>
    );
  },
);
BaseTextField.displayName = 'BaseTextField';
