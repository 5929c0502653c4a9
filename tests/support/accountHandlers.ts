import { http, HttpResponse, type HttpHandler, type HttpResponseResolver } from 'msw';
import {
  paths,
  type RegisterPayload,
  type UpdatePhonePayload,
  type UpdateProfilePayload,
} from '@portal/contract';
import { userFixture } from '../fixtures/users';
import type { HostState } from './handlers';

/** A proof of work that is done at the first tries, for stories, which have real workers. */
export const easyChallenge = {
  parameters: {
    algorithm: 'PBKDF2/SHA-256',
    nonce: '00',
    salt: '00',
    cost: 1,
    keyLength: 32,
    keyPrefix: '0',
  },
  signature: '00',
};

/** Seconds until the fake host sends another code. */
export const RESEND_AFTER = 60;

const done = () => new HttpResponse(null, { status: 204 });

/** The account calls of the fake host (handlers.ts): every request is right, and changes `state` as it asks. */
export function accountHandlers(state: HostState): HttpHandler[] {
  const change =
    (apply: (body: unknown) => Partial<NonNullable<HostState['me']>>): HttpResponseResolver =>
    async ({ request }) => {
      const body: unknown = await request.json();
      if (state.me) state.me = { ...state.me, ...apply(body) };
      return done();
    };
  const updatePhone = change((body) => ({
    phoneNumber: (body as UpdatePhonePayload).newPhoneNumber,
    verifiedPhoneAt: null,
  }));
  return [
    http.get(`*${paths.botCheck}`, () => HttpResponse.json(easyChallenge)),
    http.post(`*${paths.register}`, async ({ request }) => {
      const { username, phone } = (await request.json()) as RegisterPayload;
      state.me = userFixture({ username, phoneNumber: phone, verifiedPhoneAt: null, credit: 0 });
      return done();
    }),
    http.post(`*${paths.sendResetEmail}`, done),
    http.get(`*${paths.resetPasswordToken}`, done),
    http.post(`*${paths.resetPassword}`, done),
    http.post(`*${paths.resetPasswordByPhone}`, done),
    http.post(`*${paths.recoverUsername}`, done),
    http.post(`*${paths.sendEmailVerification}`, done),
    http.put(`*${paths.emailVerification}`, done),
    http.post(`*${paths.securityCode}`, () =>
      HttpResponse.json({ resendAfter: RESEND_AFTER, expiresIn: 600 }),
    ),
    http.post(
      `*${paths.changePassword}`,
      change(() => ({ lastPasswordChange: '2026-11-21T02:00:00.000Z' })),
    ),
    http.post(`*${paths.updatePhone}`, updatePhone),
    http.post(`*${paths.changePhone}`, updatePhone),
    http.patch(
      `*${paths.updateProfile}`,
      change((body) => {
        const profile = body as UpdateProfilePayload;
        return 'email' in profile ? { email: profile.email, verifiedAt: null } : profile;
      }),
    ),
  ];
}
