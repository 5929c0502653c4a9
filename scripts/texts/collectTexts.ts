import { readdirSync } from 'node:fs';
import path from 'node:path';

const sources = path.join(__dirname, '../../src');

/** Where the generated dictionary stands; the host serves it as GET /locales/vi-VN.json. */
export const dictionaryFile = path.join(__dirname, '../../public/locales/vi-VN.json');

const isTexts = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((text) => typeof text === 'string');

/** Every text of every src/…/texts*.ts, by key, sorted. @throws Error when two files define the same key */
export async function collectTexts(): Promise<Record<string, string>> {
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^texts\w*\.ts$/.test(path.basename(file)))
    .sort();
  const all = new Map<string, string>();
  for (const file of files) {
    const module = (await import(path.join(sources, file))) as Record<string, unknown>;
    for (const [key, text] of Object.values(module)
      .filter(isTexts)
      .flatMap(Object.entries<string>)) {
      if (all.has(key)) throw new Error(`${file}: the text "${key}" is defined twice`);
      all.set(key, text);
    }
  }
  return Object.fromEntries([...all].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The dictionary as it stands in the file. */
export const dictionaryText = async (): Promise<string> =>
  `${JSON.stringify(await collectTexts(), null, 2)}\n`;
