/** The viewport sizes in the toolbar, in px: a cheap phone, a tablet, a laptop. */
export const widths = {
  phone: { width: 360, height: 740 },
  tablet: { width: 768, height: 1024 },
  laptop: { width: 1280, height: 800 },
} as const;

/** The width in px selected in the toolbar; undefined if the story fills the available space. */
export function chosenWidth(viewport: unknown): number | undefined {
  const name: unknown =
    typeof viewport === 'object' && viewport !== null && 'value' in viewport ? viewport.value : viewport;
  return Object.entries(widths).find(([width]) => width === name)?.[1].width;
}
