import type { Theme } from '@mui/material/styles';

type Sheet = Record<string, Record<string, unknown>>;

/** Variables that only MUI components outside the kit use. They can be left out, because MUI has a fallback in each `var()`. */
const unused =
  /-(font-(?!family)\w+|palette-(Alert|AppBar|Avatar|Button|Chip|FilledInput|Input|LinearProgress|Skeleton|Slider|SnackbarContent|SpeedDialAction|StepConnector|StepContent|Switch|TableCell|Tooltip|grey|dividerChannel|tonalOffset|contrastThreshold)|shadows|zIndex|opacity|overlays|palette-\w+-(light|dark|contrastText)(Channel)?$)/;

const toCss = (sheet: Sheet): string =>
  Object.entries(sheet)
    .map(([selector, rules]) => {
      const declarations = Object.entries(rules)
        .filter(([name]) => !unused.test(name))
        .map(([name, value]) => `${name === 'colorScheme' ? 'color-scheme' : name}:${String(value)};`);
      return `${selector}{${declarations.join('')}}`;
    })
    .join('');

/**
 * Arial with the metrics of Be Vietnam Pro, so that the layout does not shift when the font loads (CLS 0). It is 1 % wider, so that text
 * repainted in the web font is never larger than before and does not count as a later largest contentful paint.
 */
const fallbackFaces = `
@font-face{font-family:'Be Vietnam Pro Fallback';font-weight:400;src:local('Arial'),local('Liberation Sans'),local('Roboto');
size-adjust:106.7%;ascent-override:93.7%;descent-override:24.8%;line-gap-override:0%}
@font-face{font-family:'Be Vietnam Pro Fallback';font-weight:600;src:local('Arial Bold'),local('Liberation Sans Bold'),local('Roboto Bold');
size-adjust:103.2%;ascent-override:96.9%;descent-override:25.7%;line-gap-override:0%}`;

const baselineOf = ({ vars: { palette }, typography }: Theme) => `
*,*::before,*::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;scroll-padding-top:80px}
body{margin:0;min-height:100vh;min-height:100svh;background-color:${palette.background.default};color:${palette.text.primary};
font-family:${typography.fontFamily};font-size:1rem;line-height:1.5;font-variant-numeric:tabular-nums;
-webkit-font-smoothing:antialiased;overflow-wrap:break-word;text-wrap:pretty}
button,input,select,textarea{font:inherit;font-variant-numeric:inherit}
h1,h2,h3,p{margin:0}
h1,h2,h3{text-wrap:balance}
strong,b{font-weight:600}
:focus-visible{outline:2px solid ${palette.primary.main};outline-offset:2px}
[data-mode-changing] :not([data-art]),[data-mode-changing] ::before,[data-mode-changing] ::after{transition:none!important}
@media (prefers-reduced-motion:reduce){*,*::before,*::after{transition:none!important;scroll-behavior:auto!important}
:not(input),::before,::after{animation:none!important}}`;

const sheets = new WeakMap<Theme, string>();

/** Stores a style sheet that a build has precomputed for this theme. */
export const keepBaselineStyles = (theme: Theme, styles: string): void => void sheets.set(theme, styles);

/**
 * The style sheet of a page: the variables of both modes, the fallback font and a CSS baseline. Computed once for each theme. While the html
 * element has `data-mode-changing`, nothing fades. Art is exempt: only its opacity can fade, which is the same in both modes, and a
 * change of its transitions makes the browser draw it again. Reduced motion leaves inputs the animation, invisible, by which MUI and the
 * product's forms notice that the browser filled them in.
 */
export function baselineStyles(theme: Theme): string {
  const made = sheets.get(theme);
  if (made !== undefined) return made;
  const variables = theme.generateStyleSheets().map((sheet) => toCss(sheet as Sheet));
  const styles = [...variables, fallbackFaces, baselineOf(theme)].join('\n');
  sheets.set(theme, styles);
  return styles;
}
