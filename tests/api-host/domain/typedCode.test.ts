import { typedCode } from '../../../api-host/domain/typedCode';

it.each([
  ['TET-2027', 'TET-2027'],
  [' tet-2027\n', 'TET-2027'],
  ['te t - 20 27', 'TET-2027'],
  ['\u200etet\u00ad-\u200b2027\ufeff', 'TET-2027'],
])('PLAY-8: %j is read as the code %s', (typed, code) => {
  expect(typedCode(typed)).toBe(code);
});
