import { tokenVariables, variablePrefix } from './tokenVariables';
import { type ColourMode, type ModeTokens, tokens as kitTokens } from './tokens';

/** The properties besides colours that a brand's style sheet can change. */
export interface BrandShape {
  /** A CSS font-family list. */
  fontFamily?: string | undefined;
  /** The corner radius of a control in px; cards and dialogs scale in proportion. */
  radius?: number | undefined;
}

/** The CSS variables of the page that are not colours. */
export const shapeVariables = ({ fontFamily, radius }: BrandShape): Record<string, string> => ({
  ...(fontFamily === undefined ? {} : { [`${variablePrefix}font-family`]: fontFamily }),
  ...(radius === undefined ? {} : { [`${variablePrefix}shape-borderRadius`]: `${radius}px` }),
});

const ruleOf = (selector: string, variables: Record<string, string>): string => {
  const declarations = Object.entries(variables).map(([name, value]) => {
    if (/[<>{};]/.test(value))
      throw new Error(`${name} cannot have the value ${value}: it holds one of < > { } ;`);
    return `${name}:${value}`;
  });
  return declarations.length === 0 ? '' : `${selector}{${declarations.join(';')}}`;
};

const changed = (mode: ColourMode, tokens: ModeTokens) => {
  const own = tokenVariables(mode, kitTokens[mode]);
  return Object.fromEntries(
    Object.entries(tokenVariables(mode, tokens)).filter(([name, value]) => own[name] !== value),
  );
};

/**
 * The style sheet that gives a page of the kit another brand without React: the CSS variables that differ from the kit's own, or '' if none
 * does. Its selectors are more specific than those of KitThemeProvider, so it may precede or follow the provider's sheet. Throws if a
 * value would end its rule or the style element. It does not check contrast: checkKitTokens does.
 */
export const brandStyleSheet = (tokens: Record<ColourMode, ModeTokens>, shape: BrandShape = {}): string =>
  [
    ruleOf('html:root', shapeVariables(shape)),
    ruleOf('html[data-mode="dark"]', changed('dark', tokens.dark)),
    ruleOf('html[data-mode="light"]', changed('light', tokens.light)),
  ].join('');
