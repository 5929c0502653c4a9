import { readdirSync } from 'node:fs';
import path from 'node:path';

export const sources = path.join(__dirname, '../../src');

/** The generated dictionary; the host serves it as GET /locales/vi-VN.json. */
export const dictionaryFile = path.join(__dirname, '../../public/locales/vi-VN.json');

type Texts = Record<string, string>;

const isTexts = (value: unknown): value is Texts =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((text) => typeof text === 'string');

/** The texts of every src/…/texts*.ts, by file (relative to src). */
export async function textsByFile(): Promise<Map<string, Texts>> {
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^texts\w*\.ts$/.test(path.basename(file)))
    .sort();
  const found = new Map<string, Texts>();
  for (const file of files) {
    const module = (await import(path.join(sources, file))) as Record<string, unknown>;
    found.set(file, Object.assign({}, ...Object.values(module).filter(isTexts)) as Texts);
  }
  return found;
}

/** All texts by key, sorted. @throws Error if two files define the same key */
export async function collectTexts(): Promise<Texts> {
  const all = new Map<string, string>();
  for (const [file, texts] of await textsByFile())
    for (const [key, text] of Object.entries(texts)) {
      if (all.has(key)) throw new Error(`${file}: the text "${key}" is defined twice`);
      all.set(key, text);
    }
  return Object.fromEntries([...all].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The content of the dictionary's file. */
export const dictionaryText = async (): Promise<string> =>
  `${JSON.stringify(await collectTexts(), null, 2)}\n`;
