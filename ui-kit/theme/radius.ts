/**
 * A corner radius that is `px` when a control has the kit's default of 12 px. It scales with the theme's radius, so that all corners of a
 * product become rounder or sharper together.
 */
export const radius = (px: number): string =>
  px === 12 ? 'var(--kit-shape-borderRadius)' : `calc(var(--kit-shape-borderRadius)*${px}/12)`;
