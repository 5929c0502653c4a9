import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createRequire } from 'node:module';
import { assetsPath } from './assetsPath';

const family = 'be-vietnam-pro';
const weights = [400, 600] as const;
const subsets = ['vietnamese', 'latin'] as const;

interface FontFile {
  /** The file name in the assets folder, with a content hash. */
  name: string;
  content: Buffer;
  /** Whether to preload the font, because the first paint needs it. */
  preload: boolean;
}

export interface Fonts {
  files: FontFile[];
  css: string;
}

const folder = () => path.dirname(createRequire(__filename).resolve(`@fontsource/${family}/package.json`));

const unicodeRange = (sheet: string, subset: string, weight: number) => {
  const block = sheet.split('/* ').find((part) => part.startsWith(`${family}-${subset}-${weight}-normal `));
  const range = /unicode-range:\s*([^;]+);/.exec(block ?? '')?.[1];
  if (!range) throw new Error(`@fontsource/${family} has no ${subset} ${weight}`);
  return range;
};

/**
 * Be Vietnam Pro from npm in two weights and the two subsets that Vietnamese needs (architecture §8), and its @font-face
 * rules. The kit's baseline contains the metric-matched fallback.
 */
export function readFonts(): Fonts {
  const files: FontFile[] = [];
  const rules: string[] = [];
  for (const weight of weights) {
    const sheet = readFileSync(path.join(folder(), `${weight}.css`), 'utf8');
    for (const subset of subsets) {
      const content = readFileSync(
        path.join(folder(), 'files', `${family}-${subset}-${weight}-normal.woff2`),
      );
      const hash = createHash('sha256').update(content).digest('hex').slice(0, 10);
      const name = `${family}-${subset}-${weight}.${hash}.woff2`;
      files.push({ name, content, preload: weight === 400 });
      rules.push(
        `@font-face{font-family:'Be Vietnam Pro';font-weight:${weight};font-display:swap;` +
          `src:url(${assetsPath}${name}) format('woff2');unicode-range:${unicodeRange(sheet, subset, weight)}}`,
      );
    }
  }
  return { files, css: rules.join('') };
}
