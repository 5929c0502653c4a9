import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  collectTexts,
  dictionaryFile,
  dictionaryText,
  sources,
  textsByFile,
} from '../../scripts/texts/collectTexts';

/** Whether the code contains the key, as a literal or by the start of a template such as `saved.${change}`. */
const usesKey = (code: string, key: string) => {
  const starts = [...key.matchAll(/\./g)].map(({ index }) => key.slice(0, index + 1));
  return (
    code.includes(`'${key}'`) ||
    code.includes(`"${key}"`) ||
    starts.some((start) => code.includes(`\`${start}\${`))
  );
};

/** The modules that a file imports at run time, relative to src and with extension. */
const importsOf = (file: string, code: string) =>
  [...code.matchAll(/^import (?!type )(?:[^;]*? from )?'(\.[^']+)';/gm)].map(([, from = '']) =>
    path.join(path.dirname(file), `${from}.ts`),
  );

/** The source of each file in src, without the dictionary texts themselves. */
const codeByFile = () =>
  readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/^texts\w*\.ts$/.test(path.basename(file)))
    .map((file) => [file, readFileSync(path.join(sources, file), 'utf8')] as const);

/** Names the keys of the page titles only; the texts are loaded by the pages and the shell, which show them. */
const tableOfRoutes = 'app/routes.ts';

describe('APP-4: the dictionary', () => {
  it('matches the texts of the features; else run `npm run texts`', async () => {
    expect(readFileSync(dictionaryFile, 'utf8')).toBe(await dictionaryText());
  });

  it('has the texts of every file that defines some, which the name of the file decides', () => {
    const elsewhere = codeByFile().filter(
      ([file, code]) => code.includes('defineTexts({') && file !== 'i18n/defineTexts.ts',
    );
    expect(elsewhere.map(([file]) => file)).toEqual([]);
  });

  it('APP-1: every text is Vietnamese in composed form, without doubled spaces', async () => {
    for (const text of Object.values(await collectTexts())) {
      expect(text).toBe(text.normalize('NFC'));
      expect(text).not.toMatch(/ {2}|^ | $/);
    }
  });

  it('a file that uses a text imports the file that defines it, so that the text is loaded', async () => {
    const texts = [...(await textsByFile())];
    const missing = codeByFile()
      .filter(([file]) => file !== tableOfRoutes)
      .flatMap(([file, code]) => {
        const imported = importsOf(file, code);
        return texts
          .filter(
            ([home, defined]) =>
              !imported.includes(home) && Object.keys(defined).some((key) => usesKey(code, key)),
          )
          .map(([home]) => `${file} does not import ${home}`);
      });
    expect(missing).toEqual([]);
  });

  it('every text is used', async () => {
    const code = codeByFile()
      .map(([, content]) => content)
      .join('\n');
    expect(Object.keys(await collectTexts()).filter((key) => !usesKey(code, key))).toEqual([]);
  });
});
