import { tokens } from '../../ui-kit/tokens/tokens';
import type { KitTokens } from '../../ui-kit/tokens/mergeTokens';
import { brandError } from './brandError';
import { fields, isObject, like, line, listOf, number, webLink, type ReadField } from './fields';

const colour = like(/^#[\da-f]{6}$/i, 'a colour as #RRGGBB');
/** The shadows are the only tokens that are not colours. */
const shadow = like(/^[^<>{};]{1,200}$/, 'a CSS shadow without < > { } ;');

/** The fields for one mode's tokens, derived from the kit, so that a new token is accepted without a change here. */
const fieldsLike = (part: object): ReadField<object> =>
  fields(
    Object.fromEntries(
      Object.entries(part).map(([name, value]: [string, unknown]) => [
        name,
        typeof value === 'string' ? colour : name === 'shadow' ? shadows : fieldsLike(value as object),
      ]),
    ),
  );
const shadows = fields({ card: shadow, float: shadow });

/** A face of the brand's font: a woff2 file in the folder. */
const fontFile = fields({
  file: like(/^[\w-][\w .-]*\.woff2$/, 'the name of a .woff2 file in the folder'),
  weight: number(1, 1000),
  unicodeRange: like(/^[U+\d?A-F, -]{3,2000}$/i, 'a CSS unicode-range such as U+0000-00FF, U+0131'),
});

const read = fields({
  name: line(40),
  company: line(80),
  unit: line(12),
  transfer: like(/^[A-Z]{2,4} [A-Z]{2,4}$/, 'two words of 2 to 4 letters A-Z each, such as "LDR NGOC"'),
  shortName: line(20),
  description: line(160),
  links: fields({ news: webLink, download: webLink, social: webLink }),
  colours: fields({ dark: fieldsLike(tokens.dark), light: fieldsLike(tokens.light) }),
  font: fields({
    family: like(/^[^<>{};"'\\]{1,100}$/, 'a CSS family name without quotes or < > { } ;'),
    files: listOf(fontFile, 0, 16),
  }),
  radius: number(0, 24),
});

/** The checked content of brand.json; docs/brand.md lists its fields. */
export type BrandJson = Omit<ReturnType<typeof read>, 'name' | 'colours'> & {
  name: string;
  colours?: KitTokens;
};

/** Reads the text of brand.json. Throws StartupError that names the field and says what is wanted. */
export function readBrandJson(text: string): BrandJson {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw brandError(`brand.json is not JSON (${error instanceof Error ? error.message : String(error)}).`);
  }
  if (isObject(json) && json['name'] === undefined)
    throw brandError('brand.json: name is missing: what the game is called.');
  return read(json, '') as BrandJson;
}
