import { retiredIn, retiredInName, retiredWords } from '../../eslint-rules/retiredWords.mjs';
import texts from '../../public/locales/vi-VN.json';
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

  it('quotes the screens: every Vietnamese term is one of their texts', () => {
    const shown = Object.values(texts);
    const quoted = rows.map(({ screen }) => screen.replace(/^\+… /, ''));
    expect(quoted.filter((term) => !shown.some((text) => text.includes(term)))).toEqual([]);
  });

  it('names what the code has', () => {
    const code = [...files].filter(([file]) => /\.(tsx?|sql)$/.test(file) && !file.startsWith('tests/'));
    const sources = code.map(([, text]) => text).join('\n');
    const terms = rows.flatMap(({ code: names }) => names.split(', '));
    expect(terms.filter((term) => !new RegExp(term, 'i').test(sources))).toEqual([]);
  });
});

describe('retired words', () => {
  // The words that are in use cannot also be retired.
  it('are not in the glossary', () => {
    expect(rows.flatMap(({ code, meaning }) => [...retiredInName(code), ...retiredIn(meaning)])).toEqual([]);
  });

  it('are in no document and no SQL (lint refuses them in code)', () => {
    const found = [...files]
      .filter(([file]) => /\.(mdx?|sql)$/.test(file))
      .flatMap(([file, text]) =>
        text
          .split('\n')
          .flatMap((line, index) => retiredIn(line).map(({ word }) => `${file}:${index + 1} ${word}`)),
      );
    expect(found).toEqual([]);
  });

  it.each(Object.keys(retiredWords.everywhere))('%s is found in any spelling', (word) => {
    const capital = word[0]?.toUpperCase() + word.slice(1);
    expect(retiredIn(`of the ${word}s.`)).toHaveLength(1);
    expect(retiredInName(`first${capital}Found`)).toHaveLength(1);
  });

  it.each(Object.keys(retiredWords.names))('%s is found in a name, not in prose', (word) => {
    expect(retiredInName(`start_${word}`)).toHaveLength(1);
    expect(retiredIn(`The ${word} of it.`)).toEqual([]);
  });
});
