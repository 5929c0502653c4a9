import { http, HttpResponse, type HttpHandler } from 'msw';
import { paths, type RecoveryCodes, type TotpSetup } from '@portal/contract';
import type { HostState } from './hostState';

export const totpSetup: TotpSetup = {
  totpSecret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  totpUri:
    'otpauth://totp/FS%20Online:demo?issuer=FS%20Online&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&period=30',
};

/** Ten codes in the host's format. */
export const recoveryCodes: string[] = Array.from({ length: 10 }, (_, index) => `7k${index}m-q2xd-9v4c-h8tz`);

const done = () => new HttpResponse(null, { status: 204 });

/** The second factor of the fake host (handlers.ts), which accepts every proof and code. */
export function secondFactorHandlers(state: HostState): HttpHandler[] {
  const set = (enabledAt: string | null, codesLeft: number) => {
    state.secondFactor = { enabledAt, codesLeft };
    if (state.me) state.me = { ...state.me, mfaEnabled: enabledAt !== null };
  };
  const newCodes = () => {
    set(state.secondFactor?.enabledAt ?? '2026-11-21T02:00:00.000Z', recoveryCodes.length);
    return HttpResponse.json({ recoveryCodes } satisfies RecoveryCodes);
  };
  return [
    http.get(`*${paths.secondFactor}`, () =>
      state.secondFactor ? HttpResponse.json(state.secondFactor) : new HttpResponse(null, { status: 404 }),
    ),
    http.post(`*${paths.secondFactorSetup}`, () => HttpResponse.json(totpSetup)),
    http.post(`*${paths.secondFactorConfirm}`, newCodes),
    http.post(`*${paths.recoveryCodes}`, newCodes),
    http.post(`*${paths.secondFactorRemove}`, () => {
      set(null, 0);
      return done();
    }),
    http.put(`*${paths.keepSecondFactor}`, done),
  ];
}
