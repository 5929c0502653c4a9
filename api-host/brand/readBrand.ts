import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Brand } from '@portal/contract';
import { brandStyleSheet } from '../../ui-kit/tokens/brandStyleSheet';
import { checkKitTokens } from '../../ui-kit/tokens/checkKitTokens';
import { mergeTokens } from '../../ui-kit/tokens/mergeTokens';
import type { ColourMode, ModeTokens } from '../../ui-kit/tokens/tokens';
import { oneLine } from '../startupError';
import { lastingAddress } from './addresses';
import { brandError } from './brandError';
import { readBrandJson, type BrandJson } from './brandJson';
import type { PageBrand } from './pageBrand';
import { letterPicture } from './neutralPictures';
import { readBrandFile, readFirst, readIcon, readArt, type BrandFile } from './pictures';

/** The brand of a deployment, read from its folder and checked (PORTAL_BRAND, docs/brand.md). */
export interface LoadedBrand {
  pageBrand: PageBrand;
  /** For what the host itself draws, such as e-mails. */
  colours: Record<ColourMode, ModeTokens>;
  /** The label below the icon on a home screen. */
  shortName: string;
  links: NonNullable<BrandJson['links']>;
  /** The marker at the beginning of a transfer's content; undefined: the default one. */
  transferMarker: string | undefined;
  /** The brand's files by their addresses. */
  files: ReadonlyMap<string, BrandFile>;
}

/** The icons that the web app manifest names, with their edge length in px. */
const icons = { 'icons/192.png': 192, 'icons/512.png': 512, 'icons/maskable.png': 512 } as const;
const APPLE_ICON = 'apple-touch-icon.png';
const APPLE_EDGE = 180;

function readJson(folder: string): BrandJson {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw brandError(`there is no folder ${folder}.`);
  let text: string;
  try {
    text = readFileSync(path.join(folder, 'brand.json'), 'utf8');
  } catch (error) {
    throw brandError(`${path.join(folder, 'brand.json')} cannot be read (${oneLine(error)}).`);
  }
  return readBrandJson(text);
}

function checkContrast({ colours = {} }: BrandJson) {
  try {
    checkKitTokens(colours);
  } catch (error) {
    const [, ...faults] = String(error).split('\n');
    throw brandError(`brand.json: colours cannot be used. ${faults.join(' ')}`);
  }
}

/** The @font-face rules of the brand's font, whose files it adds to `files`; null without a font. A family without files is a system font. */
function fontOf(folder: string, { font }: BrandJson, files: Map<string, BrandFile>) {
  if (!font) return null;
  const { family } = font;
  if (family === undefined) throw brandError('brand.json: font.family is missing: what the font is called.');
  const rules = (font.files ?? []).map(({ file: name, weight = 400, unicodeRange }, index) => {
    if (name === undefined) throw brandError(`brand.json: font.files[${index}].file is missing.`);
    const file = readBrandFile(folder, name);
    if (!file) throw brandError(`${name} is missing, which font.files[${index}] names.`);
    const address = lastingAddress(`font-${index}`, file);
    files.set(address, file);
    return (
      `@font-face{font-family:'${family}';font-weight:${weight};font-display:swap;` +
      `src:url(${address}) format('woff2')${unicodeRange === undefined ? '' : `;unicode-range:${unicodeRange}`}}`
    );
  });
  return { css: rules.join(''), family: `'${family}',system-ui,sans-serif` };
}

/** Reads and checks the brand in `folder`. Throws StartupError with one line about the first fault. */
export function readBrand(folder: string): LoadedBrand {
  const json = readJson(folder);
  checkContrast(json);
  const colours = mergeTokens(json.colours);
  const files = new Map<string, BrandFile>();
  const add = (address: string, file: BrandFile | undefined) => file && files.set(address, file);
  const lasting = (name: string, file: BrandFile) => {
    const address = lastingAddress(name, file);
    files.set(address, file);
    return address;
  };

  const letter = letterPicture(json.name, colours.dark.gold);
  const favicon = readBrandFile(folder, 'favicon.svg') ?? letter;
  const logo = readFirst(folder, ['logo.svg', 'logo.png']) ?? favicon;
  const coin = readFirst(folder, ['coin.svg', 'coin.png']);
  const preview = readBrandFile(folder, 'preview.jpg');
  files.set('/favicon.svg', favicon);
  add('/preview.jpg', preview);
  add(`/${APPLE_ICON}`, readIcon(folder, APPLE_ICON, APPLE_EDGE));
  for (const [name, edge] of Object.entries(icons)) add(`/${name}`, readIcon(folder, name, edge));
  const art = readArt(folder);
  for (const [name, file] of art) files.set(`/world/${name}`, file);
  const font = fontOf(folder, json, files);
  const brand: Brand = {
    name: json.name,
    company: json.company ?? json.name,
    unit: json.unit ?? 'KP',
    logo: lasting('logo', logo),
    coin: coin ? lasting('coin', coin) : '',
  };
  return {
    pageBrand: {
      brand,
      description: json.description ?? null,
      ground: { dark: colours.dark.canvas, light: colours.light.canvas },
      styleSheet: brandStyleSheet(colours, { fontFamily: font?.family, radius: json.radius }),
      fontCss: font?.css ?? null,
      preview: preview !== undefined,
      art: art.size > 0,
    },
    colours,
    shortName: json.shortName ?? json.name,
    links: json.links ?? {},
    transferMarker: json.transfer,
    files,
  };
}
