import { Linter } from 'eslint';
import { noRetiredWords } from '../../eslint-rules/noRetiredWords.mjs';

jest.mock('../../eslint-rules/retiredWords.mjs', () => {
  const find = (text: string) => (/gadget/i.test(text) ? [{ word: 'gadget', instead: 'tool' }] : []);
  return { retiredIn: find, retiredInName: find };
});

const problemsOf = (code: string, filename = 'file.js') =>
  new Linter()
    .verify(
      code,
      {
        plugins: { words: { rules: { 'no-retired-words': noRetiredWords } } },
        rules: { 'words/no-retired-words': 'error' },
        languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } },
      },
      filename,
    )
    .map(({ line, message }) => `${line} ${message}`);

const refusal = '"gadget" is a retired word: use "tool" (GLOSSARY.md).';

describe('no-retired-words', () => {
  it.each([
    ['an identifier', 'const firstGadget = 1;'],
    ['a property', 'const a = { gadget: 1 };'],
    ['a private member', 'class A { #gadget = 1; }'],
    ['a string', "const a = 'a gadget';"],
    ['a template', 'const a = `a gadget ${1}`;'],
    ['a comment', '// of a gadget'],
    ['a docstring', '/** Of a gadget. */'],
    ['a JSX text', 'const a = <p>gadget</p>;'],
  ])('refuses one in %s, once', (_what, code) => {
    expect(problemsOf(code)).toEqual([`1 ${refusal}`]);
  });

  it("refuses one in the file's name", () => {
    expect(problemsOf('', 'gadgetTable.js')).toEqual([`1 ${refusal}`]);
  });

  it('accepts other words', () => {
    expect(problemsOf("// a tool\nconst tool = 'tool';")).toEqual([]);
  });
});
