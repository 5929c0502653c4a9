import { forwardRef, type ReactNode } from 'react';
import { Alert, type AlertProps } from '../Notice/Alert';

export interface FormAlertProps extends Omit<AlertProps, 'children'> {
  /** Line breaks are kept. Without a message nothing is rendered. */
  message?: ReactNode;
}

/** The form-level error message, above the fields (API-5). */
export const FormAlert = forwardRef<HTMLDivElement, FormAlertProps>(({ message, ...rest }, ref) =>
  message === undefined || message === null || message === '' ? null : (
    <Alert ref={ref} {...rest}>
      {message}
    </Alert>
  ),
);
FormAlert.displayName = 'FormAlert';
