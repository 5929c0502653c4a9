import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';
import { forwardRef, type HTMLAttributes } from 'react';
import { Spinner } from '../shared/Spinner';
import { useIsLong } from './useIsLong';

export interface ProgressProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** What is being loaded or done, such as 'Đang tải dữ liệu...'. */
  label: string;
}

const appear = keyframes({ from: { opacity: 0 } });

/** Appears after 200 ms, so that a quick response does not flicker. */
const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  alignContent: 'center',
  gap: 16,
  minHeight: 160,
  padding: 24,
  color: theme.vars.palette.text.secondary,
  animation: `${appear} 150ms 200ms backwards`,
  '& > span:first-of-type': { fontSize: '1.5rem', color: theme.vars.palette.primary.main },
}));

/** Takes no gap of the grid while it is empty. */
const LiveLabel = styled('span')({ '&:empty': { position: 'absolute' } });

/** A loading indicator with a text, which screen readers announce if loading takes long (LAY-10, TX-1). */
export const Progress = forwardRef<HTMLDivElement, ProgressProps>(({ label, ...rest }, ref) => {
  const isLong = useIsLong();
  return (
    <Root ref={ref} {...rest}>
      <Spinner aria-hidden />
      {/* Not every screen reader announces a live region that appears together with its text, so the text moves into it. */}
      <LiveLabel role="status">{isLong && label}</LiveLabel>
      {!isLong && <span>{label}</span>}
    </Root>
  );
});
Progress.displayName = 'Progress';
