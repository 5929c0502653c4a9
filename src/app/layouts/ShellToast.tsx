import { Toast, type ToastProps } from '@portal/ui-kit';
import { useIsLiving } from '../../shared/replayedMoment';

/** A toast of the shell. In a moment that is shown again it stays, since nothing of it runs on. */
export const ShellToast = (props: ToastProps) => {
  const living = useIsLiving();
  return <Toast {...props} {...(!living && { autoHideMs: 0 })} />;
};
