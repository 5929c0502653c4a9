import { forwardRef, type ReactNode } from 'react';
import { Notice, type NoticeProps } from '../Notice/Notice';

export interface FormAlertProps extends Omit<NoticeProps, 'children' | 'live'> {
  /** Lines are kept; nothing shows while there is none. */
  message?: ReactNode;
}

/** The message of a whole form, above its fields (API-5). */
export const FormAlert = forwardRef<HTMLDivElement, FormAlertProps>(
  ({ message, severity = 'error', ...rest }, ref) =>
    message === undefined || message === null || message === '' ? null : (
      <Notice ref={ref} severity={severity} live="assertive" {...rest}>
        {message}
      </Notice>
    ),
);
FormAlert.displayName = 'FormAlert';
