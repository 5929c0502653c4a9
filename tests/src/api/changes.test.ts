import { changes } from '../../../src/api/changes';
import { plainError, type PortalError } from '../../../src/api/portalError';

const tagsAfter = (error?: PortalError) => changes('Me', 'Sessions')(null, error);
const refused: PortalError = { kind: 'body', status: 422, message: 'Sai mật khẩu.' };

describe('API-6: a change that failed', () => {
  it.each([
    ['a timeout', plainError('timeout')],
    ['a lost connection', plainError('offline')],
    ['a fault of the host', plainError('server', 502)],
    ['a success that cannot be read', plainError('html', 200)],
    ['a success whose entity cannot be read', plainError('html')],
  ])('by %s may have happened, so what it changes is fetched again', (_, error) =>
    expect(tagsAfter(error)).toEqual(['Me', 'Sessions']),
  );

  it.each([
    ['a refusal', refused],
    ['a refusal without a reason', plainError('html', 403)],
    ['the end of the session', plainError('aborted')],
    ['a missing XSRF cookie, without which nothing was sent', plainError('cookie', 500)],
  ])('by %s has not happened', (_, error) => expect(tagsAfter(error)).toEqual([]));
});

it('what a successful change changes is fetched again', () =>
  expect(tagsAfter()).toEqual(['Me', 'Sessions']));
