import { http, HttpResponse, type HttpHandler, type HttpResponseResolver } from 'msw';
import {
  paths,
  type LoginApprovalPayload,
  type PaymentRulePayload,
  type RegisterPayload,
  type UpdatePhonePayload,
  type UpdateProfilePayload,
  type UsernameCheckPayload,
} from '@portal/contract';
import { linkedSessionFixture } from '../fixtures/sessions';
import { userFixture } from '../fixtures/users';
import type { HostState } from './hostState';

/** A proof of work that needs only a few tries, for stories, which use real workers. */
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

/** The account calls of the fake host (handlers.ts): it accepts every request and updates `state` accordingly. */
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
    http.post(`*${paths.usernameCheck}`, async ({ request }) => {
      const { username } = (await request.json()) as UsernameCheckPayload;
      return HttpResponse.json({ available: username !== 'demo' });
    }),
    http.post(`*${paths.sendResetEmail}`, done),
    http.get(`*${paths.resetPasswordToken}`, done),
    http.post(`*${paths.resetPassword}`, done),
    http.post(`*${paths.resetPasswordByPhone}`, done),
    http.post(`*${paths.recoverUsername}`, done),
    http.post(`*${paths.sendEmailVerification}`, done),
    http.put(`*${paths.emailVerification}`, done),
    http.post(
      `*${paths.accountDeletion}`,
      change(() => ({ deletesAt: '2026-12-06T03:00:00.000Z' })),
    ),
    http.delete(`*${paths.accountDeletion}`, () => {
      if (state.me) state.me = { ...state.me, deletesAt: null };
      return done();
    }),
    http.put(
      `*${paths.paymentRule}`,
      change((body) => {
        const { name, above = null } = body as PaymentRulePayload;
        return { paymentRule: { name, above } };
      }),
    ),
    http.get(`*${paths.dataExport}`, () => HttpResponse.json({ profile: state.me })),
    http.post(`*${paths.securityCode}`, () =>
      HttpResponse.json({ resendAfter: RESEND_AFTER, expiresIn: 600 }),
    ),
    http.put(`*${paths.loginApproval}`, async ({ request }) => {
      const { enabled } = (await request.json()) as LoginApprovalPayload;
      state.loginApproval = { ...state.loginApproval, enabled };
      return done();
    }),
    http.get(`*${paths.sessionLinkToken}`, () => HttpResponse.json(linkedSessionFixture())),
    http.post(`*${paths.sessionLink}`, done),
    http.delete(`*${paths.sessions}`, () => {
      state.sessions = state.sessions.filter(({ current }) => current);
      return done();
    }),
    http.delete(`*${paths.session}`, ({ params }) => {
      state.sessions = state.sessions.filter(({ id }) => id !== params['id']);
      return done();
    }),
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
