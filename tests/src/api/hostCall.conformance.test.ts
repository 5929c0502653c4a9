import { configureStore } from '@reduxjs/toolkit';
import { paths } from '@portal/contract';
import { Browser } from '../../../scripts/conformance/browser';
import { meApi } from '../../../src/api/endpoints/me';
import { rechargeApi } from '../../../src/api/endpoints/recharge';
import { portalApi } from '../../../src/api/portalApi';
import { FAKE_HOST } from '../../support/handlers';

const KEY = '0b7d7a4e-7a5e-4f0e-9d1c-1b2f3c4d5e6f';
const payload = { creditAmount: 5_000, zoneId: 1 };
/** Headers that a browser adds itself or that a page may not set. */
const byBrowser = ['Accept-Language', 'Cookie', 'Origin', 'Referer'];

const lowerCased = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

it('HOST-6: npm run conformance sends the headers that the portal sends', async () => {
  document.cookie = 'XSRF-TOKEN=a%3Db';
  const sent: Record<string, Record<string, string>> = {};
  jest.spyOn(globalThis, 'fetch').mockImplementation((input) => {
    const { method, headers } = input as Request;
    sent[method] = Object.fromEntries(headers);
    return Promise.resolve(new Response('{}'));
  });
  const { dispatch } = configureStore({
    reducer: { [portalApi.reducerPath]: portalApi.reducer },
    middleware: (getDefault) =>
      getDefault({ thunk: { extraArgument: { apiHost: FAKE_HOST } } }).concat(portalApi.middleware),
  });
  await dispatch(meApi.endpoints.getMe.initiate());
  await dispatch(rechargeApi.endpoints.rechargeGame.initiate({ payload, idempotencyKey: KEY }));

  const browser = new Browser(FAKE_HOST, FAKE_HOST);
  browser.cookies.keep('XSRF-TOKEN=a%3Db; Path=/', FAKE_HOST);
  const ours = (headers: Record<string, string>) =>
    lowerCased(Object.fromEntries(Object.entries(headers).filter(([name]) => !byBrowser.includes(name))));
  expect(sent['GET']).toEqual(ours(browser.headersOf('GET', paths.me, {})));
  expect(sent['POST']).toEqual(
    ours(browser.headersOf('POST', paths.rechargeGame, { body: payload, idempotencyKey: KEY })),
  );
  expect(sent['POST']).toMatchObject({ 'x-xsrf-token': 'a=b', 'idempotency-key': KEY });
});
