import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import { styled } from '@mui/material/styles';
import { ChevronDown } from 'lucide-react';
import { describedBy } from '../shared/describedBy';
import { forwardRef, type SelectHTMLAttributes, useId } from 'react';
import { focusedInForcedColours } from '../theme/forcedColours';
import { radius } from '../theme/radius';

export interface SelectOption {
  value: string | number;
  label: string;
  disabled?: boolean | undefined;
}

export interface SelectFieldProps extends Omit<
  SelectHTMLAttributes<HTMLSelectElement>,
  'onChange' | 'value' | 'size' | 'color' | 'multiple' | 'children' | 'defaultValue'
> {
  label: string;
  options: readonly SelectOption[];
  /** Empty while no option is selected. */
  value: string | number;
  onChange: (value: string) => void;
  /** A disabled first option, shown while no option is selected (GAME-2). */
  placeholder?: string | undefined;
  /** Shown below the control, as its accessible description. */
  error?: string | undefined;
}

const Control = styled(FormControl)(({ theme }) => ({
  '&:focus-within > label:not(.Mui-error)': { color: theme.vars.palette.primary.main },
  '& > svg': {
    position: 'absolute',
    right: 17,
    top: '1.125rem',
    pointerEvents: 'none',
    color: theme.vars.palette.text.primary,
  },
}));

/** Styled like MUI's OutlinedInput in the kit's theme. */
const Select = styled('select')(({ theme }) => {
  const { text, primary, error, background, kit } = theme.vars.palette;
  return {
    width: '100%',
    height: '3.5rem',
    padding: '1.4375rem 47px 0.4375rem 16px',
    border: `1px solid ${kit.controlBorder}`,
    borderRadius: radius(12),
    lineHeight: 1.4,
    color: text.primary,
    backgroundColor: background.paper,
    appearance: 'none',
    textOverflow: 'ellipsis',
    cursor: 'pointer',
    outline: 0,
    '&:hover': { borderColor: text.secondary },
    '&:focus': {
      borderColor: primary.main,
      boxShadow: `inset 0 0 0 1px ${primary.main}`,
      ...focusedInForcedColours,
    },
    '&[aria-invalid="true"]': { borderColor: error.main },
    '&[aria-invalid="true"]:focus': { boxShadow: `inset 0 0 0 1px ${error.main}` },
    '&:disabled': { borderColor: kit.hairline, color: text.secondary, opacity: 1, cursor: 'default' },
    '& option': { backgroundColor: kit.raised, color: text.primary },
  };
});

/**
 * A labelled native select, which works best on phones. The `select` takes the ref and further props. MUI's NativeSelect
 * is not used, because it imports two more input variants (3 kB).
 */
export const SelectField = forwardRef<HTMLSelectElement, SelectFieldProps>(
  (
    {
      id,
      label,
      options,
      value,
      onChange,
      placeholder,
      error,
      disabled = false,
      'aria-describedby': describedById,
      ...rest
    },
    ref,
  ) => {
    const ownId = useId();
    const selectId = id ?? ownId;
    const errorId = `${selectId}-error`;
    return (
      <Control fullWidth error={error !== undefined} disabled={disabled}>
        <InputLabel htmlFor={selectId}>{label}</InputLabel>
        <Select
          {...rest}
          ref={ref}
          id={selectId}
          value={value}
          disabled={disabled}
          onChange={(event) => onChange(event.target.value)}
          aria-invalid={error !== undefined}
          aria-describedby={describedBy(describedById, error && errorId)}
        >
          {placeholder !== undefined && (
            <option value="" disabled>
              {placeholder}
            </option>
          )}
          {options.map(({ value: key, label: text, disabled: off }) => (
            <option key={key} value={key} disabled={off}>
              {text}
            </option>
          ))}
        </Select>
        <ChevronDown size={20} aria-hidden />
        {error !== undefined && <FormHelperText id={errorId}>{error}</FormHelperText>}
      </Control>
    );
  },
);
SelectField.displayName = 'SelectField';
