import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { kitTexts } from '../../../ui-kit/texts/kitTexts';

const folder = path.resolve(__dirname, '../../../ui-kit');

const sources = readdirSync(folder, { withFileTypes: true, recursive: true })
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
  .map((entry) => path.join(entry.parentPath, entry.name))
  .filter((file) => !/node_modules|[\\/]dist[\\/]/.test(file))
  .map((file) => path.relative(folder, file).replaceAll(path.sep, '/'));

const withoutComments = (code: string) => code.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');

it('contain every Vietnamese text of the kit', () => {
  const others = sources.filter(
    (file) =>
      !file.startsWith('texts/') &&
      /[À-ỹ]|FS Online|'KP'/.test(withoutComments(readFileSync(path.join(folder, file), 'utf8'))),
  );
  expect(sources.length).toBeGreaterThan(100);
  expect(others).toEqual([]);
});

it.each(Object.entries(kitTexts))('%s: a component uses each text', (group, texts) => {
  const code = sources
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('\n');
  expect(code).toMatch(new RegExp(`(\\(KitTextsContext\\)|textsOf)\\(${group}\\)`));
  for (const text of Object.values(texts) as (string | ((label: string, seconds: number) => string))[])
    expect(typeof text === 'function' ? text('Gửi', 3) : text).toMatch(/\S/);
});
