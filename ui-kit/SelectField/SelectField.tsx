import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { ChevronDown } from 'lucide-react';
import { forwardRef, type SelectHTMLAttributes, useId } from 'react';

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
  /** Empty while nothing is chosen. */
  value: string | number;
  onChange: (value: string) => void;
  /** First option, shown while nothing is chosen and never to be chosen again (GAME-2). */
  placeholder?: string | undefined;
  /** Shown below and tied to the control. */
  error?: string | undefined;
}

const Select = styled(NativeSelect)(({ theme }) => ({
  '& select.MuiNativeSelect-select': {
    boxSizing: 'border-box',
    height: 56,
    padding: '24px 48px 8px 17px',
    borderRadius: 'inherit',
    lineHeight: 1.4,
  },
  '& select:focus': { backgroundColor: 'transparent' },
  '& option': { backgroundColor: theme.vars.palette.kit.raised, color: theme.vars.palette.text.primary },
  '& .MuiNativeSelect-icon': { right: 17, top: 'calc(50% - 10px)', color: theme.vars.palette.text.primary },
}));

const Icon = (props: { className?: string }) => <ChevronDown size={20} aria-hidden {...props} />;

/** A choice of one: the native select, which phones show best. The ref and the rest go to the `select`. */
export const SelectField = forwardRef<HTMLSelectElement, SelectFieldProps>(
  ({ id, label, options, value, onChange, placeholder, error, disabled = false, ...rest }, ref) => {
    const ownId = useId();
    const selectId = id ?? ownId;
    const errorId = `${selectId}-error`;
    return (
      <FormControl fullWidth error={error !== undefined} disabled={disabled}>
        <InputLabel htmlFor={selectId}>{label}</InputLabel>
        <Select
          input={<OutlinedInput />}
          IconComponent={Icon}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          inputRef={ref}
          inputProps={{
            ...rest,
            id: selectId,
            'aria-describedby': error === undefined ? undefined : errorId,
          }}
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
        {error !== undefined && <FormHelperText id={errorId}>{error}</FormHelperText>}
      </FormControl>
    );
  },
);
SelectField.displayName = 'SelectField';
