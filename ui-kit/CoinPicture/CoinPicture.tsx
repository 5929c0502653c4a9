import { styled } from '@mui/material/styles';
import { forwardRef, type SVGAttributes } from 'react';
import { componentChunk, useComponentChunk } from '../shared/componentChunk';
import type { CoinGrade } from './gradeOf';

export interface CoinPictureProps extends Omit<SVGAttributes<SVGSVGElement>, 'children'> {
  grade: CoinGrade;
  /** In CSS px. The height is three quarters of it. */
  width?: number | undefined;
}

const Svg = styled('svg')({ display: 'block', flex: 'none', maxWidth: '100%' });

const drawing = componentChunk(() => import('./Drawing').then((module) => module.Drawing));

/** Ignores a failed load: the decoration is simply not shown. */
const leaveOut = () => undefined;

/** Coins that grow with the amount: a coin, stacks, a pouch, a chest, a heap, a hoard. A decoration; screen readers skip it. */
export const CoinPicture = forwardRef<SVGSVGElement, CoinPictureProps>(
  ({ grade, width = 96, ...rest }, ref) => {
    const Drawing = useComponentChunk(drawing, true, leaveOut);
    return (
      <Svg ref={ref} width={width} height={width * 0.75} viewBox="0 0 120 90" aria-hidden {...rest}>
        {Drawing && <Drawing grade={grade} />}
      </Svg>
    );
  },
);
CoinPicture.displayName = 'CoinPicture';
