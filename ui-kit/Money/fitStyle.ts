import type { CSSProperties } from 'react';

/**
 * Shrinks a long number instead of wrapping it: `--fit` falls below 1 when the text has more than `roomFor` characters,
 * down to 0.5. Multiply the font size by it.
 */
export const fitStyle = (text: string, roomFor: number): CSSProperties =>
  ({ '--fit': Math.max(0.5, Math.min(1, roomFor / text.length)).toFixed(2) }) as CSSProperties;
