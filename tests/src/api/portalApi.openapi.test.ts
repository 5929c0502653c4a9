import { configureStore, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { calls } from '@portal/contract';
import { operations } from '@portal/contract/openapi';
import { portalApi } from '../../../src/api/portalApi';
import { FAKE_HOST } from '../../support/handlers';

/** Arguments that determine the address of a call; all other endpoints make their call without one. */
const argumentOf: Readonly<Record<string, unknown>> = {
  checkResetToken: { token: ':token' },
  checkSessionLink: { token: ':token' },
  rechargeGame: { payload: {}, idempotencyKey: 'any' },
  moveAccount: { payload: {}, idempotencyKey: 'any' },
  takeChallenge: 'registerFormSubmit',
  endSession: ':id',
  exportData: { username: 'demo' },
};

/** Calls that the portal makes without RTK Query: the dictionary, the event stream, and the file behind a link. */
const withoutEndpoint = ['getLocale', 'streamMoneyEvents', 'downloadHistory'];

interface Endpoint {
  /** A thunk; its argument and result types differ between endpoints. */
  initiate: (argument: unknown) => ThunkAction<Promise<unknown>, unknown, unknown, UnknownAction>;
}

const testStore = () =>
  configureStore({
    reducer: { [portalApi.reducerPath]: portalApi.reducer },
    middleware: (getDefault) =>
      getDefault({ thunk: { extraArgument: { apiHost: FAKE_HOST } } }).concat(portalApi.middleware),
  });

const source = path.resolve(__dirname, '../../../src');
const endpointFiles = [
  ...readdirSync(path.join(source, 'api/endpoints')).map((file) => `api/endpoints/${file}`),
  'botCheck/botCheckApi.ts',
];

describe('HOST-6: the endpoints of the portal', () => {
  beforeAll(async () => {
    for (const file of endpointFiles) await import(path.join(source, file));
  });

  it('match the operations of the OpenAPI document by name, method and path', async () => {
    const sent: string[] = [];
    jest.spyOn(globalThis, 'fetch').mockImplementation((input) => {
      const { method, url } = input as Request;
      const address = decodeURIComponent(new URL(url).pathname);
      if (address !== '/api/csrf-cookie') sent.push(`${method} ${address}`);
      return Promise.resolve(new Response(null, { status: 204 }));
    });
    const endpoints = portalApi.endpoints as unknown as Record<string, Endpoint>;
    const made: Record<string, string[]> = {};
    for (const [name, { initiate }] of Object.entries(endpoints)) {
      sent.length = 0;
      // A new store, so that no other endpoint's query is refetched.
      await testStore().dispatch(initiate(argumentOf[name]));
      made[name] = name === 'getCsrfCookie' ? ['GET /api/csrf-cookie'] : [...sent];
    }
    const documented = Object.entries(operations).filter(([, { id }]) => !withoutEndpoint.includes(id));
    expect(made).toEqual(Object.fromEntries(documented.map(([call, { id }]) => [id, [call]])));
    expect(documented).toHaveLength(calls.length - withoutEndpoint.length);
  });
});
