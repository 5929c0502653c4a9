/** From a single coin (0) to a hoard (5). */
export type CoinGrade = 0 | 1 | 2 | 3 | 4 | 5;

/** The grade of the tile at `index` among `count` tiles, from the smallest amount to the largest. */
export const gradeOf = (index: number, count: number): CoinGrade =>
  (count < 2 ? 0 : Math.round((index * 5) / (count - 1))) as CoinGrade;
