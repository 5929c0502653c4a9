import { HttpResponse } from 'msw';
import { paths, type User } from '@portal/contract';
import { giftCodesApi } from '../../../src/api/endpoints/giftCodes';
import { meApi } from '../../../src/api/endpoints/me';
import { userFixture } from '../../fixtures/users';
import { callsOf, useFakeHost } from '../../support/fakeHost';
import { answer, FAKE_HOST } from '../../support/handlers';
import { createTestStore } from '../../support/testStore';

const host = useFakeHost();

const OTHER_ORIGIN = 'https://api.example';

const giftCodes = (apiHost = FAKE_HOST) =>
  createTestStore({ apiHost }).dispatch(giftCodesApi.endpoints.getGiftCodes.initiate());

it.each([
  ['404', () => HttpResponse.json({ message: 'Not Found' }, { status: 404 })],
  ['404 in HTML', () => HttpResponse.html('<h1>404</h1>', { status: 404 })],
  ['405', () => new HttpResponse('', { status: 405 })],
  ['501', () => new HttpResponse('', { status: 501 })],
  ["a single-page application's page", () => HttpResponse.html('<!doctype html><title>FS</title>')],
  ['an empty body', () => new HttpResponse(null, { status: 204 })],
])('HOST-4: gift codes are an empty list if the host lacks the call (%s)', async (_form, resolver) => {
  host.server.use(answer('get', paths.giftCodes, resolver));
  expect(await giftCodes()).toMatchObject({ data: [], isSuccess: true });
  expect(callsOf(host)).toEqual(['GET /api/gift-codes']);
});

describe('HOST-4: a page requests a call again', () => {
  const twice = async (resolver: Parameters<typeof answer>[2]) => {
    host.server.use(answer('get', paths.giftCodes, resolver));
    const store = createTestStore({ apiHost: FAKE_HOST });
    const request = () =>
      store.dispatch(giftCodesApi.endpoints.getGiftCodes.initiate(undefined, { forceRefetch: true }));
    await request();
    expect(await request()).toMatchObject({ data: [], isSuccess: true });
    return callsOf(host).length;
  };

  it.each([404, 405, 501])('not after a %s', async (status) => {
    expect(await twice(() => HttpResponse.json({ message: 'No.' }, { status }))).toBe(1);
    // Another page asks its own host.
    await giftCodes();
    expect(callsOf(host)).toHaveLength(2);
  });

  it.each([
    ['the next player', userFixture({ username: 'thanhnam' })],
    ['a login after the end of the session', null],
  ])('for %s, since the 404 may have been about the player', async (_, next) => {
    host.server.use(
      answer('get', paths.giftCodes, () => HttpResponse.json({ message: 'No.' }, { status: 404 })),
    );
    const store = createTestStore({ apiHost: FAKE_HOST });
    const enter = (user: User | null) => store.dispatch(meApi.util.upsertQueryData('getMe', undefined, user));
    const request = () => store.dispatch(giftCodesApi.endpoints.getGiftCodes.initiate());
    await enter(userFixture());
    await request();
    await enter(next);
    await request();
    expect(callsOf(host)).toEqual(['GET /api/gift-codes', 'GET /api/gift-codes']);
  });

  it.each([200, 404])('after a page in HTML, which may be that of a proxy (%s)', async (status) => {
    expect(await twice(() => HttpResponse.html('<h1>Not Found</h1>', { status }))).toBe(2);
  });
});

it.each([
  ['503', () => new HttpResponse('', { status: 503 }), 'server'],
  ['429', () => new HttpResponse('', { status: 429 }), 'throttled'],
])('HOST-4: a %s does not mean that the host lacks the call', async (_form, resolver, kind) => {
  host.server.use(answer('get', paths.giftCodes, resolver));
  expect(await giftCodes()).toMatchObject({ error: { kind } });
});

describe('HOST-4: a response without CORS headers, which looks like a lost connection', () => {
  const refused = () => HttpResponse.error();

  it('means that the call is missing if the host of another origin answers its other calls', async () => {
    host.server.use(answer('get', paths.giftCodes, refused));
    expect(await giftCodes(OTHER_ORIGIN)).toMatchObject({ data: [] });
  });

  it('means a lost connection if that host answers nothing', async () => {
    host.server.use(answer('get', paths.giftCodes, refused), answer('get', paths.me, refused));
    expect(await giftCodes(OTHER_ORIGIN)).toMatchObject({ error: { kind: 'offline' } });
  });

  it('means a lost connection on the same origin', async () => {
    host.server.use(answer('get', paths.giftCodes, refused));
    expect(await giftCodes()).toMatchObject({ error: { kind: 'offline' } });
  });
});
