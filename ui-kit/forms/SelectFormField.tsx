import { forwardRef } from 'react';
import { useField } from 'react-final-form';
import { SelectField, type SelectFieldProps } from '../SelectField/SelectField';
import { focusHandlers } from './focusHandlers';
import { useFieldError } from './useFieldError';

export interface SelectFormFieldProps extends Omit<
  SelectFieldProps,
  'name' | 'value' | 'onChange' | 'error'
> {
  name: string;
}

/** A SelectField bound to the surrounding form. Its value is a string, empty while no option is selected. */
export const SelectFormField = forwardRef<HTMLSelectElement, SelectFormFieldProps>(
  ({ name, ...rest }, ref) => {
    const { input, meta } = useField<string>(name);
    return (
      <SelectField
        ref={ref}
        {...rest}
        name={input.name}
        value={input.value}
        onChange={(value) => input.onChange(value)}
        {...focusHandlers<HTMLSelectElement>(input, rest)}
        error={useFieldError(meta)}
      />
    );
  },
);
SelectFormField.displayName = 'SelectFormField';
