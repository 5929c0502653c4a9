import { randomUUID } from 'node:crypto';
import { fillPath, paths, type Method } from '@portal/contract';
import { operations, type AdditionalOperation, type CallKey, type Operation } from '@portal/contract/openapi';
import { migrationOperation } from '../../../src/operations/migration/migrationOperation';
import { rechargeOperation } from '../../../src/operations/recharge/rechargeOperation';
import { absent, tried } from '../finding';
import { absenceOf, isMissing, judgeRefusal, type Expected } from '../judge';
import type { Check } from '../world';

/** Requests without effect, which every host refuses: without a payload, or with an invalid link token. */

/** A host may accept a request that only sends a message without breaking anything; one that changes an account or its KP it may not. */
const refusedRequest: Expected = { statuses: [422] };
const refusedChange: Expected = { statuses: [422], accepted: 'acceptsAnything' };
const deadLink: Expected = {
  statuses: [422, 404, 410],
  accepted: 'deadLinkAccepted',
  notFoundRefuses: true,
};

interface Refused {
  call: CallKey;
  method: Method;
  path: string;
  body?: object;
  expected: Expected;
  needs?: 'player' | 'money';
}

const NO_LINK = { token: 'the-token-of-no-link' };
const NEW_PASSWORD = 'Mat-khau-moi-1';

/** Sent without a session. */
const publicRefusals: Refused[] = [
  {
    call: 'POST /register',
    method: 'POST',
    path: paths.register,
    body: {},
    expected: refusedChange,
  },
  {
    call: 'POST /reset-password/send-email',
    method: 'POST',
    path: paths.sendResetEmail,
    body: {},
    expected: refusedRequest,
  },
  {
    call: 'GET /reset-password/:token',
    method: 'GET',
    path: fillPath(paths.resetPasswordToken, NO_LINK),
    expected: deadLink,
  },
  {
    call: 'POST /reset-password',
    method: 'POST',
    path: paths.resetPassword,
    body: { ...NO_LINK, password: NEW_PASSWORD, passwordConfirm: NEW_PASSWORD },
    expected: deadLink,
  },
  {
    call: 'GET /api/session-link/:token',
    method: 'GET',
    path: fillPath(paths.sessionLinkToken, NO_LINK),
    expected: deadLink,
  },
  {
    call: 'POST /api/session-link',
    method: 'POST',
    path: paths.sessionLink,
    body: NO_LINK,
    expected: deadLink,
  },
  {
    call: 'POST /reset-password-by-phone',
    method: 'POST',
    path: paths.resetPasswordByPhone,
    body: {},
    expected: refusedChange,
  },
  {
    call: 'POST /recover-username',
    method: 'POST',
    path: paths.recoverUsername,
    body: {},
    expected: refusedRequest,
  },
  {
    call: 'PUT /email-verification',
    method: 'PUT',
    path: paths.emailVerification,
    body: NO_LINK,
    expected: deadLink,
  },
];

/** A host may send a code whatever the payload is, so the player asks for one only with --money. */
const needsOf = (call: CallKey) => (call === 'POST /api/security-code/' ? 'money' : 'player');

/** Sent as the player, because a host may check the session before the payload. */
const playerRefusals: Refused[] = (
  [
    ['POST /api/security-code/', paths.securityCode, refusedRequest],
    ['POST /api/user/change-password', paths.changePassword, refusedChange],
    ['POST /api/user/update-phone', paths.updatePhone, refusedChange],
    ['POST /api/user/change-phone', paths.changePhone, refusedChange],
    // Accepting an empty change of the profile breaks nothing.
    ['PATCH /api/user/update-profile', paths.updateProfile, refusedRequest],
    [
      'POST /api/recharge/game',
      paths.rechargeGame,
      { ...refusedChange, isRefusal: rechargeOperation.isRefusal },
    ],
    [
      'POST /api/account-zones',
      paths.accountZones,
      { ...refusedChange, isRefusal: migrationOperation.isRefusal },
    ],
  ] as const
).map(([call, path, expected]) => ({
  call,
  method: call.startsWith('PATCH') ? 'PATCH' : 'POST',
  path,
  body: {},
  expected,
  needs: needsOf(call),
}));

const UNUSED = 'No screen calls it.';

const checkOf = ({ call, method, path, body, expected, needs }: Refused): Check => ({
  call,
  about: body === undefined || 'token' in body ? 'with the token of no link' : 'with an empty payload',
  ...(needs && { needs }),
  run: async ({ browser, newBrowser, portalOrigin }) => {
    const {
      answer,
      idempotent,
      screens,
      whenAbsent,
    }: Partial<AdditionalOperation> & Pick<Operation, 'screens'> = operations[call];
    const request = {
      ...(body && { body }),
      ...(idempotent && { idempotencyKey: randomUUID() }),
      ...(method === 'GET' && !answer && { unread: true as const }),
    };
    const exchange = needs
      ? await browser.send(method, path, request)
      : await newBrowser().change(method, path, request);
    if (screens.length === 0 && isMissing(exchange)) return absent(UNUSED);
    // The 404 of an addition may be that of the link.
    const absence = exchange.status === 404 ? undefined : absenceOf(exchange, portalOrigin);
    if (whenAbsent !== undefined && absence !== undefined) return absent(`${whenAbsent} (${absence})`);
    return tried(...judgeRefusal(exchange, expected));
  },
});

/** Calls that send a message to the player who is signed in. Nobody is, so they send none. */
const messages = [
  ['POST /email-verification/send', paths.sendEmailVerification, undefined],
  ['POST /api/security-code/', paths.securityCode, {}],
] as const;

export const refusalsSignedOut = messages.map<Check>(([call, path, body]) => ({
  call,
  about: 'signed out',
  run: async ({ newBrowser }) => {
    const answer = await newBrowser().change('POST', path, body && { body });
    return tried(...judgeRefusal(answer, { statuses: [401], accepted: 'acceptsAnything' }));
  },
}));

export const publicRefusalChecks = publicRefusals.map(checkOf);
export const playerRefusalChecks = playerRefusals.map(checkOf);
