import { forwardRef } from 'react';
import { Notice, type NoticeProps } from './Notice';

export type AlertProps = Omit<NoticeProps, 'live'>;

/** A message that must be heard now: a Notice that a screen reader speaks as soon as it is there, an error unless said otherwise. */
export const Alert = forwardRef<HTMLDivElement, AlertProps>(({ severity = 'error', ...rest }, ref) => (
  <Notice ref={ref} severity={severity} live="assertive" {...rest} />
));
Alert.displayName = 'Alert';
