import { http, HttpResponse, type HttpHandler } from 'msw';
import { paths, type Passkey } from '@portal/contract';
import type { HostState } from './hostState';

/** A passkey as the host lists it. */
export const passkeyFixture = (overrides: Partial<Passkey> = {}): Passkey => ({
  id: 'passkey-1',
  name: 'Chrome trên Windows',
  createdAt: '2026-11-01T02:00:00.000Z',
  lastUsedAt: '2026-11-20T02:04:00.000Z',
  ...overrides,
});

const done = () => new HttpResponse(null, { status: 204 });
const options = () => HttpResponse.json({ challenge: 'Y2hhbGxlbmdl' });

/** The passkeys of the fake host (handlers.ts): every proof and signature is right. */
export function passkeyHandlers(state: HostState): HttpHandler[] {
  return [
    http.get(`*${paths.passkeys}`, () =>
      state.passkeys ? HttpResponse.json(state.passkeys) : new HttpResponse(null, { status: 404 }),
    ),
    http.post(`*${paths.passkeyOptions}`, options),
    http.post(`*${paths.passkeys}`, () => {
      state.passkeys?.push(passkeyFixture({ id: `passkey-${state.passkeys.length + 1}`, lastUsedAt: null }));
      return done();
    }),
    http.post(`*${paths.passkeyRemove}`, async ({ request }) => {
      const { id } = (await request.json()) as { id: string };
      state.passkeys = state.passkeys?.filter((passkey) => passkey.id !== id) ?? null;
      return done();
    }),
    http.post(`*${paths.passkeyProof}`, options),
    http.post(`*${paths.passkeySignInOptions}`, options),
    http.post(`*${paths.passkeySignIn}`, done),
  ];
}
