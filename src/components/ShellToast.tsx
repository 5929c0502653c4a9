import { Toast, type ToastProps } from '@portal/ui-kit';
import { useIsReplaying } from '../replay/mirror/replaySnapshot';

/** A toast of the shell. In a replayed snapshot it stays, since no timer runs there. */
export const ShellToast = (props: ToastProps) => {
  const replaying = useIsReplaying();
  return <Toast {...props} {...(replaying && { autoHideMs: 0 })} />;
};
