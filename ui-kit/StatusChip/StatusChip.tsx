import { styled } from '@mui/material/styles';
import { forwardRef, type HTMLAttributes } from 'react';
import type { Tone } from '../tokens/tokens';
import { radius } from '../theme/radius';

export interface StatusChipProps extends HTMLAttributes<HTMLSpanElement> {
  tone?: Tone | undefined;
  label: string;
}

const Root = styled('span', { shouldForwardProp: (prop) => prop !== 'tone' })<{ tone: Tone }>(
  ({ theme, tone }) => ({
    display: 'inline-block',
    padding: '2px 8px',
    borderRadius: radius(6),
    fontSize: '0.75rem',
    lineHeight: 1.5,
    fontWeight: 600,
    whiteSpace: 'nowrap',
    backgroundColor: theme.vars.palette.kit.soft[tone],
    color: theme.vars.palette.kit.tone[tone],
  }),
);

/** A short status or badge (TX-2, PAY-1). The text carries the meaning, not the colour alone. */
export const StatusChip = forwardRef<HTMLSpanElement, StatusChipProps>(
  ({ tone = 'neutral', label, ...rest }, ref) => (
    <Root ref={ref} tone={tone} {...rest}>
      {label}
    </Root>
  ),
);
StatusChip.displayName = 'StatusChip';
