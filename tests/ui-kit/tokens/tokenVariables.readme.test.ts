import { readFileSync } from 'node:fs';
import path from 'node:path';
import { kitTheme } from '@portal/ui-kit/theme';
import { baselineStyles } from '../../../ui-kit/theme/baseline';
import { type ColourName, roles } from '../../../ui-kit/tokens/contrast';
import { tokenVariables } from '../../../ui-kit/tokens/tokenVariables';
import { tokens } from '../../../ui-kit/tokens/tokens';

const readme = readFileSync(path.resolve(__dirname, '../../../ui-kit/README.md'), 'utf8');

const meanings: Record<string, string> = {
  text: 'text on every background, 4.5:1',
  line: "a control's border on every background, 3:1",
  background: 'a background',
  fill: 'a background with texts of its own',
  textOnFill: 'text on its fill, 4.5:1',
  decoration: 'decoration',
};

const ownVariables = (mode: 'dark' | 'light') =>
  Object.entries(tokenVariables(mode, tokens[mode])).filter(([name]) =>
    name.startsWith('--kit-palette-kit-'),
  );

const meaningOf = (variable: string) => {
  const token = variable.replace('--kit-palette-kit-', '').replaceAll('-', '.');
  return meanings[roles[token as ColourName]] ?? 'a shadow';
};

/** The table of ui-kit/README.md. If this test fails, put the expected text between the two comments. */
const table = [
  '| variable | dark | light | what it is |',
  '|---|---|---|---|',
  ...ownVariables('dark').map(([name, dark]) => {
    const light = tokenVariables('light', tokens.light)[name] ?? '';
    return `| \`${name}\` | ${dark} | ${light} | ${meaningOf(name)} |`;
  }),
  '| `--kit-font-family` | | | the font list of all texts |',
  '| `--kit-shape-borderRadius` | 12px | 12px | the corners of a control; all others follow |',
  '| `--kit-spacing` | 8px | 8px | one step of spacing |',
].join('\n');

it('the table of the README lists every stable variable with its values', () => {
  expect(readme).toContain(`<!-- variables -->\n${table}\n<!-- /variables -->`);
});

it('the style sheet of the kit defines each of them', () => {
  const css = baselineStyles(kitTheme);
  const names = [...table.matchAll(/`(--kit-[\w-]+)`/g)].map(([, name]) => name);
  expect(names.filter((name) => !css.includes(`${name ?? ''}:`))).toEqual([]);
});
