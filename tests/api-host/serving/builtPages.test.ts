import { pagesOf } from '../../../api-host/serving/builtPages';

const listed = { file: 'pages/frame.html', skeleton: { css: '', html: 'skeleton' } };
const frameOf = (entry: object) =>
  pagesOf(() => '<!doctype html>', { pages: {}, frames: { '/': { ...listed, ...entry } } }).frames.get('/');

it.each([
  ['of this release', { firstPaths: ['/api/me'] }, ['/api/me']],
  ['of an earlier release', { asks: ['/api/me'] }, ['/api/me']],
  ['without a list', {}, []],
])('reads the first paths of a build %s', (_, entry, firstPaths) => {
  expect(frameOf(entry)).toMatchObject({ skeleton: listed.skeleton, firstPaths });
});
