/**
 * Removes from `text` the fallbacks of the CSS variables that `styles` sets, such as `#F2F4F8` in `var(--kit-palette-text-primary, #F2F4F8)`.
 * MUI repeats the value of a variable wherever it is used.
 */
export function withoutFallbacks(text: string, styles: string): string {
  const set = new Set(Array.from(styles.matchAll(/(--[\w-]+):/g), ([, name]) => name));
  return text.replace(/var\((--[\w-]+), (?:[^()]|\([^()]*\))*\)/g, (whole, name: string) =>
    set.has(name) ? `var(${name})` : whole,
  );
}
