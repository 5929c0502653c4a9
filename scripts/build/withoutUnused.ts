import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Theme } from '@mui/material/styles';
import type { ThemeConstants } from '../../ui-kit/theme/constantTheme';
import { BuildError } from './buildError';

/** MUI's components that the portal does not use. MUI adds their colours to the variables of every theme. */
const components = [
  'Alert',
  'AppBar',
  'Avatar',
  'Chip',
  'FilledInput',
  'LinearProgress',
  'Skeleton',
  'Slider',
  'SnackbarContent',
  'SpeedDialAction',
  'StepConnector',
  'StepContent',
  'Switch',
  'TableCell',
  'Tooltip',
];

const without = (value: object, names: readonly string[]) =>
  Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name)));

/**
 * The variables of a theme without those that no component of the portal reads: the colours of `components`, and the overlays of papers,
 * which the kit never shows. `shadows` are left out as well: themeOfConstants has them as values.
 */
export const withoutUnused = (vars: Theme['vars']): ThemeConstants['vars'] =>
  without({ ...vars, palette: without(vars.palette, components) }, [
    'overlays',
    'shadows',
  ]) as ThemeConstants['vars'];

/** Throws BuildError if a script reads a colour that withoutUnused removes. */
export function checkUnused(folder: string): void {
  const read = new RegExp(`palette\\.(?:${components.join('|')})\\b`);
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.js'))) {
    const [found] = read.exec(readFileSync(path.join(folder, name), 'utf8')) ?? [];
    if (found !== undefined)
      throw new BuildError(`${name} reads ${found}, which scripts/build/withoutUnused.ts removes.`);
  }
}
