import { forwardRef } from 'react';
import { Notice, type NoticeProps } from './Notice';

export type AlertProps = Omit<NoticeProps, 'live'>;

/** A Notice that screen readers announce at once. An error by default. */
export const Alert = forwardRef<HTMLDivElement, AlertProps>(({ severity = 'error', ...rest }, ref) => (
  <Notice ref={ref} severity={severity} live="assertive" {...rest} />
));
Alert.displayName = 'Alert';
