import type { CSSProperties } from 'react';

/**
 * Lets a long number give way in size instead of breaking or running out of its place: `--fit` falls below 1 once the
 * text has more than `roomFor` characters. Multiply the font size by it.
 */
export const fitStyle = (text: string, roomFor: number): CSSProperties =>
  ({ '--fit': Math.max(0.5, Math.min(1, roomFor / text.length)).toFixed(2) }) as CSSProperties;
