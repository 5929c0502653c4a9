import { styled } from '@mui/material/styles';
import { forwardRef, type HTMLAttributes, type ReactNode } from 'react';
import type { Tone } from '../tokens/tokens';

export interface EmptyStateProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  title: ReactNode;
  description?: ReactNode;
  /** A button or link for the next step. */
  action?: ReactNode;
  icon?: ReactNode;
  /** The name of the art picture (`data-art`). The icon is shown until the art has loaded, and if `html[data-undrawn]` lists the name. */
  art?: string | undefined;
  tone?: Tone | undefined;
}

const Root = styled('div')({
  display: 'grid',
  justifyItems: 'center',
  gap: 12,
  padding: '24px 8px',
  textAlign: 'center',
  textWrap: 'balance',
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

/**
 * Reserves the picture's space, so that nothing moves when the art loads. The icon is behind the picture and stays visible when the art
 * has no picture of that name.
 */
const Picture = styled('div', { shouldForwardProp: (prop) => prop !== 'name' })<{ name: string }>(
  ({ name }) => ({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    width: 128,
    height: 96,
    '& > [data-art]': { position: 'absolute', inset: 0 },
    [`[data-world="shown"]:not([data-undrawn~="${name}"]) & > span`]: { visibility: 'hidden' },
    '[data-world="none"] &': { height: 'auto' },
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
  ({ title, description, action, icon, art, tone = 'gold', ...rest }, ref) => (
    <Root ref={ref} {...rest}>
      {art === undefined ? (
        icon !== undefined && <Disc tone={tone}>{icon}</Disc>
      ) : (
        <Picture aria-hidden name={art}>
          <Disc tone={tone}>{icon}</Disc>
          <div data-art={art} />
        </Picture>
      )}
      <Title>{title}</Title>
      {description !== undefined && <Description>{description}</Description>}
      {action}
    </Root>
  ),
);
EmptyState.displayName = 'EmptyState';
