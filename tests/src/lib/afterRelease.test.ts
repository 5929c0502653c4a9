import { http, HttpResponse } from 'msw';
import { afterRelease } from '../../../src/lib/afterRelease';
import { addPortalScript } from '../../support/portalScript';
import { useFakeHost } from '../../support/fakeHost';

const host = useFakeHost();
const act = jest.fn();
beforeEach(() => act.mockClear());

describe('OPS-2: a page asks whether a release has replaced the script that runs it', () => {
  it.each([
    ['is missing', new HttpResponse(null, { status: 404 }), true],
    ['is the page', HttpResponse.html(''), true],
    ['is there', new HttpResponse('', { headers: { 'Content-Type': 'text/javascript' } }), false],
    ['cannot be looked up', new HttpResponse(null, { status: 503 }), false],
    ['cannot be reached', HttpResponse.error(), false],
  ])('what the host answers: it %s', async (_, answer, isReplaced) => {
    const stop = addPortalScript('/assets/portal.0123456789.js');
    host.server.use(http.head('*/assets/portal.0123456789.js', () => answer));
    expect(await afterRelease(act)).toBe(isReplaced);
    expect(act).toHaveBeenCalledTimes(isReplaced ? 1 : 0);
    stop();
  });

  it('asks nothing without such a script', async () => {
    expect(await afterRelease(act)).toBe(false);
    expect(host.requests).toEqual([]);
  });
});
