import { createKitTheme, kitTheme } from '@portal/ui-kit/theme';
import type { Theme } from '@mui/material/styles';
import { baselineStyles } from '../../../ui-kit/theme/baseline';
import { mergeTokens } from '../../../ui-kit/tokens/mergeTokens';
import { tokenVariables } from '../../../ui-kit/tokens/tokenVariables';
import type { ColourMode } from '../../../ui-kit/tokens/tokens';
import { variablesOf } from './variablesOf';
import { secondBrand } from '../samples/secondBrand';

const tokens = mergeTokens(secondBrand);
const emitted = (theme: Theme, mode: ColourMode) =>
  variablesOf(baselineStyles(theme), mode === 'dark' ? ':root,[data-mode="dark"]' : '[data-mode="light"]');

describe.each(['dark', 'light'] as const)('APP-2: the variables of the %s mode', (mode) => {
  const theme = createKitTheme({ tokens: secondBrand });

  it('are those that MUI creates from the tokens; all others do not depend on the tokens', () => {
    const own = emitted(kitTheme, mode);
    const made = tokenVariables(mode, tokens[mode]);
    const rest = Object.entries(own).filter(([name]) => !(name in made));
    expect(emitted(theme, mode)).toEqual({ ...Object.fromEntries(rest), ...made });
    expect(rest.map(([name]) => name).filter((name) => !/-(common|action|text-icon)/.test(name))).toEqual([]);
  });

  it('include the tokens, each once', () => {
    const names = Object.keys(tokenVariables(mode, tokens[mode]));
    expect(names).toEqual(
      expect.arrayContaining([
        '--kit-palette-kit-canvas',
        '--kit-palette-kit-gold-onFill',
        '--kit-palette-kit-shadow-card',
      ]),
    );
    expect(names).toHaveLength(new Set(names).size);
  });
});
