import { type ColourMode, type ModeTokens, tokens as kitTokens } from './tokens';

type DeepPartial<Part> = {
  [Name in keyof Part]?: (Part[Name] extends string ? string : DeepPartial<Part[Name]>) | undefined;
};

/** The tokens that a product changes; the others keep the kit's values. */
export type KitTokens = { [Mode in ColourMode]?: DeepPartial<ModeTokens> | undefined };

const merge = <Part extends object>(own: Part, changes: DeepPartial<Part> = {}): Part =>
  Object.fromEntries(
    Object.entries(own).map(([name, value]: [string, unknown]) => {
      const change: unknown = changes[name as keyof Part];
      return [
        name,
        typeof value === 'object' ? merge(value as object, change as object | undefined) : (change ?? value),
      ];
    }),
  ) as Part;

/** The kit's tokens with a product's changes, for both modes. */
export const mergeTokens = ({ dark, light }: KitTokens = {}): Record<ColourMode, ModeTokens> => ({
  dark: merge(kitTokens.dark, dark),
  light: merge(kitTokens.light, light),
});
