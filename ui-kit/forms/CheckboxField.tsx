import { styled } from '@mui/material/styles';
import { forwardRef, type InputHTMLAttributes, type ReactNode, useId } from 'react';
import { useField } from 'react-final-form';
import { describedBy } from '../shared/describedBy';
import { composeEventHandlers } from './composeEventHandlers';
import { focusHandlers } from './focusHandlers';
import { useFieldError } from './useFieldError';
import { radius } from '../theme/radius';

export interface CheckboxFieldProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'name' | 'type' | 'checked'
> {
  name: string;
  label: ReactNode;
}

const Label = styled('label')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: 10,
  // Makes the touch target 44 px high without increasing the distance to its neighbours.
  margin: '-6px 0',
  padding: '12px 0',
  fontSize: '0.9375rem',
  cursor: 'pointer',
  '&:has(:disabled)': { color: theme.vars.palette.text.secondary, cursor: 'default' },
}));

const tick =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 20 20' fill='none' stroke='%231A1200' stroke-width='2.4' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='M5 10.5l3.4 3.4L15 7'/%3E%3C/svg%3E\")";

/** A styled native checkbox, which works before the scripts have loaded. */
const Box = styled('input')(({ theme }) => ({
  appearance: 'none',
  flex: 'none',
  width: 20,
  height: 20,
  margin: '1px 0 0',
  borderRadius: radius(6),
  cursor: 'pointer',
  border: `1.5px solid ${theme.vars.palette.kit.controlBorder}`,
  backgroundColor: theme.vars.palette.background.paper,
  '&:checked': {
    border: 0,
    background: `${theme.vars.palette.kit.gold.fill} ${tick} center / 20px no-repeat`,
  },
  '&[aria-invalid="true"]': { borderColor: theme.vars.palette.error.main },
  '&:disabled': {
    borderColor: theme.vars.palette.kit.hairline,
    // A tick stays legible, but is not gold.
    filter: 'grayscale(1)',
    cursor: 'default',
  },
  '@media (forced-colors: active)': { appearance: 'auto' },
}));

const ErrorText = styled('div')(({ theme }) => ({
  fontSize: '0.875rem',
  whiteSpace: 'pre-line',
  color: theme.vars.palette.error.main,
}));

/** A checkbox bound to the surrounding form. Its value is a boolean. */
export const CheckboxField = forwardRef<HTMLInputElement, CheckboxFieldProps>(
  ({ name, label, ...rest }, ref) => {
    const { input, meta } = useField<boolean>(name, { type: 'checkbox' });
    const error = useFieldError(meta);
    const errorId = useId();
    return (
      <div>
        <Label>
          <Box
            ref={ref}
            {...rest}
            type="checkbox"
            name={input.name}
            checked={input.checked ?? false}
            onChange={composeEventHandlers(input.onChange, rest.onChange)}
            {...focusHandlers<HTMLInputElement>(input, rest)}
            aria-invalid={error !== undefined || undefined}
            aria-describedby={describedBy(rest['aria-describedby'], error && errorId)}
          />
          <span>{label}</span>
        </Label>
        {error !== undefined && <ErrorText id={errorId}>{error}</ErrorText>}
      </div>
    );
  },
);
CheckboxField.displayName = 'CheckboxField';
