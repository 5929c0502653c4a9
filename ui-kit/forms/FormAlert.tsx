import { forwardRef, type ReactNode } from 'react';
import { Alert, type AlertProps } from '../Notice/Alert';

export interface FormAlertProps extends Omit<AlertProps, 'children'> {
  /** Keeps its line breaks. Nothing is rendered without a message. */
  message?: ReactNode;
}

/** The error message of a whole form, above its fields (API-5). */
export const FormAlert = forwardRef<HTMLDivElement, FormAlertProps>(({ message, ...rest }, ref) =>
  message === undefined || message === null || message === '' ? null : (
    <Alert ref={ref} {...rest}>
      {message}
    </Alert>
  ),
);
FormAlert.displayName = 'FormAlert';
