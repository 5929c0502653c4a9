/**
 * A corner of `px` where a control has the kit's own 12 px. It follows the theme's radius in proportion, so that a product's corners are all
 * rounder or sharper at once.
 */
export const radius = (px: number): string =>
  px === 12 ? 'var(--kit-shape-borderRadius)' : `calc(var(--kit-shape-borderRadius)*${px}/12)`;
