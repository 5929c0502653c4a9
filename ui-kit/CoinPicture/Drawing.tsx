import { useId } from 'react';
import type { CoinGrade } from './gradeOf';
import { Gradients, paintOf } from './gradients';
import { grades } from './grades';

/** The drawing inside a CoinPicture. It is a separate chunk, because no page waits for it. */
export const Drawing = ({ grade }: { grade: CoinGrade }) => {
  const id = useId();
  const { glow, draw } = grades[grade] ?? { glow: 0, draw: () => null };
  return (
    <>
      <Gradients id={id} />
      <ellipse cx="60" cy="50" rx="58" ry="44" fill={`url(#${id}glow)`} opacity={Math.min(1, glow)} />
      <ellipse cx="60" cy="80" rx="40" ry="6" fill="#000" opacity=".22" />
      {draw(paintOf(id))}
    </>
  );
};
