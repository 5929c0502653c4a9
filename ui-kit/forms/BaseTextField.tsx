import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { describedBy } from '../shared/describedBy';
import { forwardRef, type InputHTMLAttributes, type ReactNode, useId } from 'react';

export interface BaseTextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'size' | 'color'> {
  label: string;
  /** Shown below and tied to the input; takes the place of the helper text. */
  error?: string | undefined;
  /** Marks the input as wrong without a text of its own (LOGIN-3). */
  invalid?: boolean | undefined;
  helperText?: ReactNode;
  endAdornment?: ReactNode;
}

/**
 * The label rests in the middle of an empty input and rises when there is something to read. CSS alone does it, so
 * what a browser filled in before the scripts came never lies under the label.
 */
const Root = styled(FormControl)({
  '&:has(input:placeholder-shown:not(:focus, :-webkit-autofill)) > label': {
    transform: 'translate(17px, 18px) scale(1)',
  },
});

/** Input with its label inside, its error or hint below, all tied together for screen readers. */
export const BaseTextField = forwardRef<HTMLInputElement, BaseTextFieldProps>(
  (
    { id, label, error, invalid = false, helperText, endAdornment, disabled = false, type = 'text', ...rest },
    ref,
  ) => {
    const ownId = useId();
    const inputId = id ?? ownId;
    const below = error ?? helperText;
    const belowId = `${inputId}-help`;
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
                below === undefined ? undefined : belowId,
              ),
            },
          }}
        />
        {below !== undefined && (
          <FormHelperText id={belowId} component="div">
            {below}
          </FormHelperText>
        )}
      </Root>
    );
  },
);
BaseTextField.displayName = 'BaseTextField';
