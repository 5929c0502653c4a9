import { defaultBrand, type Brand } from '@portal/contract';
import { brandStyleSheet, mergeTokens } from '@portal/ui-kit/tokens';
import { showArt } from '../src/app/showArt';
import { setBrandTexts } from '../src/i18n/i18n';
import { setBrand } from '../stories/support/brand';
import json from '../tests/fixtures/brand/brand.json';

interface ShownBrand {
  brand: Brand;
  /** The CSS that differs from the default brand's look. */
  styleSheet: string;
  /** The style sheet of its art. The path is relative, because Storybook may be served under any path. */
  artSheet: string;
}

/** The brands in the toolbar: the portal's default without PORTAL_BRAND, and the brand of the tests, whose folder is served as brand/. */
export const brands = {
  default: { brand: defaultBrand, styleSheet: '', artSheet: 'world/world.css' },
  second: {
    brand: {
      name: json.name,
      company: json.company,
      unit: json.unit,
      logo: 'brand/logo.svg',
      coin: 'brand/coin.svg',
    },
    styleSheet: brandStyleSheet(mergeTokens(json.colours), {
      fontFamily: `'${json.font.family}',system-ui,sans-serif`,
      radius: json.radius,
    }),
    artSheet: 'brand/world/world.css',
  },
} as const satisfies Record<string, ShownBrand>;

export type BrandName = keyof typeof brands;

export const brandNamed = (value: unknown): BrandName => (value === 'second' ? 'second' : 'default');

/** Applies the brand to the texts and to all screens rendered from now on. */
export function applyBrand(name: BrandName): void {
  const { brand } = brands[name];
  setBrandTexts(brand);
  setBrand(brand);
}

let current: { name: BrandName; parts: (Element | null)[] } | null = null;

/** Inserts the brand's colours, font, corners and art into the page, replacing those of the previous brand. */
export function insertBrand(name: BrandName): void {
  if (current?.name === name) return;
  current?.parts.forEach((part) => part?.remove());
  const { styleSheet, artSheet } = brands[name];
  const sheet = document.createElement('style');
  sheet.textContent = styleSheet;
  document.head.append(sheet);
  showArt(undefined, artSheet);
  current = { name, parts: [sheet, document.head.lastElementChild] };
}
