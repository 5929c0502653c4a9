import { forwardRef, type HTMLAttributes } from 'react';
import { VisuallyHidden } from '../shared/VisuallyHidden';
import { useIsLong } from './useIsLong';

export interface LoadingTextProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** What is being loaded, such as 'Đang tải dữ liệu...'. */
  label: string;
}

/**
 * Tells screen readers what a skeleton stands for, if loading takes long. The text is inserted after its live region, since not every
 * screen reader announces a region that appears together with its text.
 */
export const LoadingText = forwardRef<HTMLSpanElement, LoadingTextProps>(({ label, ...rest }, ref) => {
  const isLong = useIsLong();
  return (
    <VisuallyHidden ref={ref} role="status" {...rest}>
      {isLong && label}
    </VisuallyHidden>
  );
});
LoadingText.displayName = 'LoadingText';
