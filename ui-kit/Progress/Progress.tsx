import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';
import { forwardRef, type HTMLAttributes } from 'react';
import { Spinner } from '../shared/Spinner';

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

/** A loading indicator with a text (LAY-10, TX-1). */
export const Progress = forwardRef<HTMLDivElement, ProgressProps>(({ label, ...rest }, ref) => (
  <Root ref={ref} role="status" {...rest}>
    <Spinner aria-hidden />
    <span>{label}</span>
  </Root>
));
Progress.displayName = 'Progress';
