import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { kitTheme } from '@portal/ui-kit/theme';
import { createTheme, type Theme } from '@mui/material/styles';
import { withoutFallbacks } from '../../../scripts/build/withoutFallbacks';
import { checkUnused, withoutUnused } from '../../../scripts/build/withoutUnused';
import { baselineStyles } from '../../../ui-kit/theme/baseline';
import { themeOfConstants } from '../../../ui-kit/theme/constantTheme';
import { schemeOf } from '../../../ui-kit/theme/createKitTheme';
import { tokens } from '../../../ui-kit/tokens/tokens';

const styles = baselineStyles(kitTheme);

const shortened = <Value,>(value: Value) =>
  JSON.parse(withoutFallbacks(JSON.stringify(value), styles)) as Value;

const { palette } = createTheme(schemeOf('dark', tokens.dark));

/** As the build inlines the constants into the bundle. */
const constant = themeOfConstants(shortened({ vars: withoutUnused(kitTheme.vars), palette, styles }));

/** The theme values that a component reads and that are not variables. */
const readAsValues = [
  'breakpoints',
  'components',
  'direction',
  'mixins',
  'motion',
  'shadows',
  'shape',
  'transitions',
  'typography',
  'zIndex',
] as const;

const withoutFunctions = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

it('has the style sheet of the theme that it replaces, and the variables that components read', () => {
  const { shadows, ...vars } = constant.vars;
  expect(vars).toEqual(shortened(withoutUnused(kitTheme.vars)));
  expect(shadows.map((shadow, depth) => `var(--kit-shadows-${depth}, ${shadow})`)).toEqual(
    kitTheme.vars.shadows,
  );
  expect(baselineStyles(constant)).toBe(shortened(styles));
});

it('lacks the variables that no component of the portal reads', () => {
  expect(kitTheme.vars.palette).toHaveProperty('Slider');
  expect(constant.vars.palette).not.toHaveProperty('Slider');
  expect(constant.vars.palette.Button).toEqual(kitTheme.vars.palette.Button);
  expect(constant.vars).not.toHaveProperty('overlays');
  expect(kitTheme.vars.palette.primary).toHaveProperty('mainChannel');
  expect(constant.vars.palette.primary).not.toHaveProperty('mainChannel');
  expect(Object.keys(constant.vars.zIndex)).toEqual(['drawer', 'modal']);
});

it.each([
  [
    'used',
    '(e.vars||e).palette.Button.inheritContainedBg; e.palette.grey[300]; (e.vars||e).zIndex.modal',
    null,
  ],
  ['a component', '(e.vars||e).palette.Slider[`${c}Track`]', 'palette.Slider'],
  ['greys', '(e.vars||e).palette.grey[800]', 'vars||e).palette.grey'],
  ['channels', 'e.vars.palette[t].mainChannel', 'vars.palette[t].mainChannel'],
  ['fonts', 'e.vars.font.h1', 'vars.font'],
  ['an opacity', '(e.vars||e).opacity.switchTrack', 'vars||e).opacity.switchTrack'],
])('the build refuses a script that reads a variable that is missing: %s', (_, script, refused) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'assets-'));
  try {
    writeFileSync(path.join(folder, 'some.js'), script);
    const check = () => checkUnused(folder);
    if (refused === null) expect(check).not.toThrow();
    else expect(check).toThrow(`some.js reads ${refused}, which`);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it('repeats the values of those variables only that the style sheet does not set', () => {
  const { primary, Button } = constant.vars.palette;
  expect(primary.main).toBe('var(--kit-palette-primary-main)');
  expect(kitTheme.vars.palette.primary.main).toBe('var(--kit-palette-primary-main, #F6B73C)');
  expect(styles).not.toContain('--kit-palette-Button-inheritContainedBg:');
  expect(Button.inheritContainedBg).toBe(
    'var(--kit-palette-Button-inheritContainedBg, var(--kit-palette-grey-800, #424242))',
  );
});

it.each(readAsValues)('has the same %s', (part) => {
  expect(withoutFunctions(constant[part])).toEqual(withoutFunctions(kitTheme[part]));
});

it('has the colours of the palette in the same order, since MUI creates variants in that order', () => {
  const colours = ({ palette }: Theme) =>
    Object.entries(palette).flatMap(([name, colour]: [string, unknown]) => {
      if (typeof colour !== 'object' || colour === null || !('main' in colour)) return [];
      const { main, light, dark, contrastText } = colour as Record<string, unknown>;
      return [{ name, main, light, dark, contrastText }];
    });
  expect(colours(constant)).toEqual(colours(kitTheme));
});

it.each<[string, (theme: Theme) => unknown]>([
  ['spacing', (theme) => [theme.spacing(), theme.spacing(0), theme.spacing(2, 'auto'), theme.spacing(-0.5)]],
  ['media queries', (theme) => [theme.breakpoints.up('sm'), theme.breakpoints.between('xs', 'md')]],
  ['styles of a mode', (theme) => [theme.applyStyles('light', {}), theme.applyStyles('dark', {})]],
  ['alpha', (theme) => theme.alpha(theme.vars.palette.primary.main, 0.5)],
  ['sizes of fonts', (theme) => theme.typography.pxToRem(18)],
  ['transitions', (theme) => theme.transitions.create(['color', 'opacity'])],
  ['the sx prop', (theme) => theme.unstable_sx({ p: 2, color: 'text.secondary', mt: { xs: 1, md: 3 } })],
])('returns the same for %s', (_, ask) => {
  expect(ask(constant)).toEqual(shortened(ask(kitTheme)));
});
