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

/** The other variables that the portal reads, of those that MUI has for components which it does not use. */
const read = { zIndex: ['drawer', 'modal'], opacity: ['inputPlaceholder'] } as const;

const pick = (value: object, isWanted: (name: string) => boolean) =>
  Object.fromEntries(Object.entries(value).filter(([name]) => isWanted(name)));

/** MUI's `alpha` derives the name of a colour's channels from the name of its variable. */
const withoutChannels = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? pick(value, (name) => !name.endsWith('Channel')) : value;

const paletteOf = (palette: object) =>
  Object.fromEntries(
    Object.entries(pick(palette, (name) => ![...components, 'grey', 'dividerChannel'].includes(name))).map(
      ([name, colour]) => [name, withoutChannels(colour)],
    ),
  );

/**
 * The variables of a theme without those that no component of the portal reads: the colours of `components`, greys, channels, fonts, the
 * overlays of papers, which the kit never shows, and all but `read`. `shadows` are left out as well: themeOfConstants has them as values.
 */
export const withoutUnused = (vars: Theme['vars']): ThemeConstants['vars'] =>
  ({
    ...pick(vars, (name) => !['font', 'overlays', 'shadows'].includes(name)),
    palette: paletteOf(vars.palette),
    ...Object.fromEntries(
      Object.entries(read).map(([part, names]) => [
        part,
        pick(vars[part as keyof typeof read], (name) => (names as readonly string[]).includes(name)),
      ]),
    ),
  }) as ThemeConstants['vars'];

/** `e.vars` or `(e.vars||e)`. */
const vars = String.raw`vars(?:\|\|\w+\))?`;

const unusedReads = new RegExp(
  [
    String.raw`palette\.(?:${components.join('|')})\b`,
    String.raw`${vars}\.(?:font|palette(?:\.grey|[\w.[\]]+Channel))\b`,
    ...Object.entries(read).map(
      ([part, names]) => String.raw`${vars}\.${part}\.(?!(?:${names.join('|')})\b)\w+`,
    ),
  ].join('|'),
);

/** Throws BuildError if a script reads a variable that withoutUnused removes. */
export function checkUnused(folder: string): void {
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.js'))) {
    const [found] = unusedReads.exec(readFileSync(path.join(folder, name), 'utf8')) ?? [];
    if (found !== undefined)
      throw new BuildError(`${name} reads ${found}, which scripts/build/withoutUnused.ts removes.`);
  }
}
