import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';
import { forwardRef, type HTMLAttributes } from 'react';
import { Panel } from '../Panel/Panel';
import { radius } from '../theme/radius';

const breathe = keyframes({ '50%': { opacity: 0.5 } });

interface BoneProps {
  size: { width: number | string; height: number; radius: number };
}

/** The size is set by a class, because a strict CSP blocks inline styles in prerendered markup. */
const Bone = styled('span', { shouldForwardProp: (name) => name !== 'size' })<BoneProps>(
  ({ theme, size }) => ({
    display: 'block',
    width: size.width,
    maxWidth: '100%',
    height: size.height,
    borderRadius: radius(size.radius),
    backgroundColor: theme.vars.palette.kit.hairline,
    animation: `${breathe} 1.6s ease-in-out infinite`,
  }),
);

export interface SkeletonProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** CSS width. The full width by default. */
  width?: number | string | undefined;
  height?: number | undefined;
}

/** A placeholder for a line of text. */
export const SkeletonText = forwardRef<HTMLSpanElement, SkeletonProps>(
  ({ width = '100%', height = 18, ...rest }, ref) => (
    <Bone ref={ref} aria-hidden size={{ width, height, radius: 8 }} {...rest} />
  ),
);
SkeletonText.displayName = 'SkeletonText';

/** A placeholder for an image, a tile or a button. */
export const SkeletonBlock = forwardRef<HTMLSpanElement, SkeletonProps>(
  ({ width = '100%', height = 48, ...rest }, ref) => (
    <Bone ref={ref} aria-hidden size={{ width, height, radius: 16 }} {...rest} />
  ),
);
SkeletonBlock.displayName = 'SkeletonBlock';

const Lines = styled('div')({ display: 'grid', gap: 16 });

export interface SkeletonPanelProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  lines?: number | undefined;
}

/** A placeholder for a card with lines of text. */
export const SkeletonPanel = forwardRef<HTMLElement, SkeletonPanelProps>(({ lines = 4, ...rest }, ref) => (
  <Panel ref={ref} aria-hidden {...rest}>
    <Lines>
      {Array.from({ length: lines }, (_, index) => (
        <SkeletonText key={index} width={index === 0 ? '40%' : `${92 - ((index * 17) % 40)}%`} />
      ))}
    </Lines>
  </Panel>
));
SkeletonPanel.displayName = 'SkeletonPanel';

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    '&:has(> :nth-of-type(4):last-of-type)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
}));

export interface SkeletonTilesProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  count?: number | undefined;
  /** The height of each tile in CSS pixels. */
  height?: number | undefined;
}

/** A placeholder for a grid of tiles, such as the amounts of a recharge. */
export const SkeletonTiles = forwardRef<HTMLDivElement, SkeletonTilesProps>(
  ({ count = 4, height = 172, ...rest }, ref) => (
    <Grid ref={ref} aria-hidden {...rest}>
      {Array.from({ length: count }, (_, index) => (
        <SkeletonBlock key={index} height={height} />
      ))}
    </Grid>
  ),
);
SkeletonTiles.displayName = 'SkeletonTiles';
