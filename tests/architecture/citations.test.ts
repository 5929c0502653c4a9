import { citableIn, unknownCitations } from '../support/citations/citationRules';
import { brokenLinks, missingFiles } from '../support/citations/fileReferences';
import { repositoryFiles } from '../support/citations/repositoryFiles';

const files = repositoryFiles();
const citable = citableIn(files);

type Check = (file: string, line: string) => string[];

/** `file:line what` for each finding of `check` on a line of the repository. */
const findings = (check: Check) =>
  [...files].flatMap(([file, text]) =>
    // The patterns in the check itself are not citations.
    (file.startsWith('tests/support/citations/') ? '' : text)
      .split('\n')
      .flatMap((line, index) => check(file, line).map((what) => `${file}:${index + 1} ${what}`)),
  );

describe('everything that the repository cites exists', () => {
  it('every id, section and decision', () => {
    expect(findings((file, text) => unknownCitations({ file, text }, citable))).toEqual([]);
  });

  it('every file that a document or a comment names', () => {
    expect(findings((file, line) => missingFiles(file, line, files))).toEqual([]);
  });

  it('every link of a document: its file, its heading, the name it shows', () => {
    expect(findings((file, line) => brokenLinks(file, line, files))).toEqual([]);
  });
});

describe('the check of citations', () => {
  // Concatenated, so that the check above does not find them in this file.
  const id = (prefix: string, number: string) => `${prefix}-${number}`;
  const of = (document: string, rest: string) => `${document} ${rest}`;
  const SIGN = '\u00a7';
  const cited = (text: string) => unknownCitations({ file: 'src/main.tsx', text }, citable);

  it.each([
    ['an id that is not there', id('GAME', '99'), [id('GAME', '99')]],
    ['an unknown kind of id', id('GAM', '8'), [id('GAM', '8')]],
    ['an id within a range', id('GAME', '7..9'), [id('GAME', '9')]],
    ['a decision', of('decision', '9999'), [of('decision', '9999')]],
    ['a decision of a list', of('decisions', '0003 and 9999'), [of('decision', '9999')]],
    ['a section without its document', `${SIGN}5`, [`${SIGN}5`]],
    ['a numbered section without its document', of('section', '5'), [of('section', '5')]],
    ['a section that is not there', of('architecture', `${SIGN}99`), [of('architecture', `${SIGN}99`)]],
    [
      'a part that the section lacks',
      of('architecture', `${SIGN}5 "Poetry"`),
      [of('architecture', `${SIGN}5 "Poetry"`)],
    ],
  ])('finds %s', (_what, text, found) => {
    expect(cited(text)).toEqual(found);
  });

  it.each([
    id('GAME', '2..8'),
    id('SHA', '1'),
    of('decisions', '0003 and 0030'),
    of('Requirements', `${SIGN}7`),
    of('architecture', `${SIGN}5 "Session"`),
  ])('accepts %s', (text) => {
    expect(cited(text)).toEqual([]);
  });
});
