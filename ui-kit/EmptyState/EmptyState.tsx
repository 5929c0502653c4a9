import { styled } from '@mui/material/styles';
import { forwardRef, type HTMLAttributes, type ReactNode } from 'react';
import type { Tone } from '../theme/tokens';

export interface EmptyStateProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  title: ReactNode;
  description?: ReactNode;
  /** A button or link for the next step. */
  action?: ReactNode;
  icon?: ReactNode;
  tone?: Tone | undefined;
}

const Root = styled('div')({
  display: 'grid',
  justifyItems: 'center',
  gap: 12,
  padding: '24px 8px',
  textAlign: 'center',
});

const Disc = styled('span', { shouldForwardProp: (prop) => prop !== 'tone' })<{ tone: Tone }>(
  ({ theme, tone }) => ({
    display: 'grid',
    placeItems: 'center',
    width: 64,
    height: 64,
    borderRadius: '50%',
    backgroundColor: theme.vars.palette.kit.soft[tone],
    color: theme.vars.palette.kit.tone[tone],
  }),
);

const Title = styled('p')({ fontWeight: 600, maxWidth: '44ch', whiteSpace: 'pre-line' });

const Description = styled('p')(({ theme }) => ({
  maxWidth: '44ch',
  fontSize: '0.9375rem',
  color: theme.vars.palette.text.secondary,
}));

/** Says that there is nothing to show yet, and what to do next. */
export const EmptyState = forwardRef<HTMLDivElement, EmptyStateProps>(
  ({ title, description, action, icon, tone = 'gold', ...rest }, ref) => (
    <Root ref={ref} {...rest}>
      {icon !== undefined && <Disc tone={tone}>{icon}</Disc>}
      <Title>{title}</Title>
      {description !== undefined && <Description>{description}</Description>}
      {action}
    </Root>
  ),
);
EmptyState.displayName = 'EmptyState';
