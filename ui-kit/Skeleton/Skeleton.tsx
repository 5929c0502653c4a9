import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';
import { Panel } from '../Panel/Panel';

const breathe = keyframes({ '50%': { opacity: 0.5 } });

const Bone = styled('span')(({ theme }) => ({
  display: 'block',
  maxWidth: '100%',
  borderRadius: 8,
  backgroundColor: theme.vars.palette.kit.hairline,
  animation: `${breathe} 1.6s ease-in-out infinite`,
}));

export interface SkeletonSize {
  /** CSS width; all of it when absent. */
  width?: number | string | undefined;
  height?: number | undefined;
}

/** The place of a line of text. */
export const SkeletonText = ({ width = '100%', height = 18 }: SkeletonSize) => (
  <Bone aria-hidden style={{ width, height }} />
);

/** The place of a picture, a tile or a button. */
export const SkeletonBlock = ({ width = '100%', height = 48 }: SkeletonSize) => (
  <Bone aria-hidden style={{ width, height, borderRadius: 16 }} />
);

const Lines = styled('div')({ display: 'grid', gap: 16 });

/** The place of a card with some lines in it. */
export const SkeletonPanel = ({ lines = 4 }: { lines?: number | undefined }) => (
  <Panel aria-hidden>
    <Lines>
      {Array.from({ length: lines }, (_, index) => (
        <SkeletonText key={index} width={index === 0 ? '40%' : `${92 - ((index * 17) % 40)}%`} />
      ))}
    </Lines>
  </Panel>
);

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
}));

/** The place of a grid of tiles, such as the amounts of a recharge. */
export const SkeletonTiles = ({
  count = 4,
  height = 172,
}: {
  count?: number | undefined;
  height?: number | undefined;
}) => (
  <Grid aria-hidden>
    {Array.from({ length: count }, (_, index) => (
      <SkeletonBlock key={index} height={height} />
    ))}
  </Grid>
);
