import { retiredIn, retiredInName, retiredWords, stillInUse } from '../../eslint-rules/retiredWords.mjs';
import texts from '../../public/locales/vi-VN.json';
import { inBrand } from '../../src/i18n/i18n';
import { repositoryFiles } from '../support/citations/repositoryFiles';

const files = repositoryFiles();
const rows = [...(files.get('GLOSSARY.md') ?? '').matchAll(/^\| (.*?) ?\| (.+?) \| (.+?) \|$/gm)]
  .map(([, screen = '', code = '', meaning = '']) => ({ screen, code, meaning }))
  .filter(({ screen, code }) => screen !== 'on the screen' && !code.startsWith('---'));

describe('GLOSSARY.md', () => {
  it('has at most 40 words', () => {
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.length).toBeLessThanOrEqual(40);
  });

  it('quotes a text of the screens for every Vietnamese term', () => {
    const shown = Object.values(texts).map(inBrand);
    const quoted = rows.map(({ screen }) => screen.replace(/^\+… /, ''));
    expect(quoted.filter((term) => !shown.some((text) => text.includes(term)))).toEqual([]);
  });

  it('names only what exists in the code', () => {
    const code = [...files].filter(([file]) => /\.(tsx?|sql)$/.test(file) && !file.startsWith('tests/'));
    const sources = code.map(([, text]) => text).join('\n');
    const terms = rows.flatMap(({ code: names }) => names.split(', '));
    expect(terms.filter((term) => !new RegExp(term, 'i').test(sources))).toEqual([]);
  });
});

describe('retired words', () => {
  const refused = (words: Record<string, string>) =>
    Object.keys(words).filter((word) => !stillInUse.includes(word));
  /** Texts that people wrote and may still edit: without the list itself and without released files. */
  const written = [...files].filter(
    ([file]) => !/^(eslint-rules|api-host\/db\/migrations)\/|^ui-kit\/CHANGELOG\.md$/.test(file),
  );

  it('are not in the glossary', () => {
    expect(rows.flatMap(({ code, meaning }) => [...retiredInName(code), ...retiredIn(meaning)])).toEqual([]);
  });

  it('are in no document and no SQL (lint refuses them in code)', () => {
    const found = written
      .filter(([file]) => /\.(mdx?|sql)$/.test(file))
      .flatMap(([file, text]) =>
        text
          .split('\n')
          .flatMap((line, index) => retiredIn(line).map(({ word }) => `${file}:${index + 1} ${word}`)),
      );
    expect(found).toEqual([]);
  });

  it('are removed from stillInUse as soon as they are gone', () => {
    const isThere = (word: string) => {
      const pattern = new RegExp(word.replaceAll(' ', '\\s+'), 'i');
      return written.some(([, text]) => pattern.test(text));
    };
    expect(stillInUse.filter((word) => !isThere(word))).toEqual([]);
  });

  it('are found in any spelling', () => {
    for (const word of refused(retiredWords.everywhere)) {
      const name = word.replaceAll(/(?:^| )(\w)/g, (_, letter: string) => letter.toUpperCase());
      expect(retiredIn(`It is ${word}s.`)).toHaveLength(1);
      expect(retiredInName(`first${name}Found`)).toHaveLength(1);
    }
  });

  it('that are retired as names only are not found in prose', () => {
    for (const word of refused(retiredWords.names)) {
      expect(retiredInName(`first_${word}`)).toHaveLength(1);
      expect(retiredIn(`The ${word} of it.`)).toEqual([]);
    }
  });
});
