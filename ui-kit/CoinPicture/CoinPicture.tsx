import { styled } from '@mui/material/styles';
import { forwardRef, type SVGAttributes, useId } from 'react';
import type { CoinGrade } from './gradeOf';
import { Gradients, paintOf } from './gradients';
import { grades } from './grades';

export interface CoinPictureProps extends Omit<SVGAttributes<SVGSVGElement>, 'children'> {
  grade: CoinGrade;
  /** In CSS px. The height is three quarters of it. */
  width?: number | undefined;
}

const Svg = styled('svg')({ display: 'block', flex: 'none', maxWidth: '100%' });

/** Coins that grow with the amount: a coin, stacks, a pouch, a chest, a heap, a hoard. A decoration; screen readers skip it. */
export const CoinPicture = forwardRef<SVGSVGElement, CoinPictureProps>(
  ({ grade, width = 96, ...rest }, ref) => {
    const id = useId();
    const { glow, draw } = grades[grade] ?? grades[0]!;
    return (
      <Svg ref={ref} width={width} height={width * 0.75} viewBox="0 0 120 90" aria-hidden {...rest}>
        <Gradients id={id} />
        <ellipse cx="60" cy="50" rx="58" ry="44" fill={`url(#${id}glow)`} opacity={Math.min(1, glow)} />
        <ellipse cx="60" cy="80" rx="40" ry="6" fill="#000" opacity=".22" />
        {draw(paintOf(id))}
      </Svg>
    );
  },
);
CoinPicture.displayName = 'CoinPicture';
