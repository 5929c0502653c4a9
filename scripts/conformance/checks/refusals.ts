import { randomUUID } from 'node:crypto';
import { fillPath, paths, type Method } from '@portal/contract';
import { operations, type CallKey } from '@portal/contract/openapi';
import { migrationOperation } from '../../../src/operations/migration/migrationOperation';
import { rechargeOperation } from '../../../src/operations/recharge/rechargeOperation';
import { absent, tried } from '../finding';
import { isMissing, judgeRefusal, type Expected } from '../judge';
import type { Check } from '../world';

/** Requests without effect, which every host refuses: without a payload, or with an invalid link token. */

/** Accepting a request that only sends a message breaks nothing. Accepting one that changes an account or its KP is not. */
const refusedRequest: Expected = { statuses: [422] };
const refusedChange: Expected = { statuses: [422], accepted: 'acceptsAnything' };
const deadLink: Expected = { statuses: [422, 404, 410], accepted: 'deadLinkAccepted', notFoundRefuses: true };

interface Refused {
  call: CallKey;
  method: Method;
  path: string;
  body?: object;
  expected: Expected;
  needs?: 'player';
}

const NO_LINK = { token: 'the-token-of-no-link' };
const NEW_PASSWORD = 'Mat-khau-moi-1';

/** Sent without a session. */
const publicRefusals: Refused[] = [
  { call: 'POST /register', method: 'POST', path: paths.register, body: {}, expected: refusedChange },
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

/** Sent as the player, because a host may check the session before the payload. */
const playerRefusals: Refused[] = (
  [
    ['POST /api/security-code/', paths.securityCode],
    ['POST /api/user/change-password', paths.changePassword],
    ['POST /api/user/update-phone', paths.updatePhone],
    ['POST /api/user/change-phone', paths.changePhone],
    ['POST /api/recharge/game', paths.rechargeGame],
    ['POST /api/account-zones', paths.accountZones],
  ] as const
).map(([call, path]) => ({
  call,
  method: 'POST',
  path,
  body: {},
  expected: {
    ...(call === 'POST /api/security-code/' ? refusedRequest : refusedChange),
    ...(call === 'POST /api/recharge/game' && { isRefusal: rechargeOperation.isRefusal }),
    ...(call === 'POST /api/account-zones' && { isRefusal: migrationOperation.isRefusal }),
  },
  needs: 'player',
}));

const UNUSED = 'No screen calls it.';

const checkOf = ({ call, method, path, body, expected, needs }: Refused): Check => ({
  call,
  about: body === undefined || 'token' in body ? 'with the token of no link' : 'with an empty payload',
  ...(needs && { needs }),
  run: async ({ browser, newBrowser }) => {
    const sender = needs ? browser : newBrowser();
    const exchange = await sender.change(method, path, {
      ...(body && { body }),
      ...(operations[call].idempotent && { idempotencyKey: randomUUID() }),
      unread: !operations[call].answer,
    });
    const isUnused = operations[call].screens.length === 0;
    if (isUnused && isMissing(exchange)) return absent(UNUSED);
    return tried(...judgeRefusal(exchange, expected));
  },
});

export const publicRefusalChecks = publicRefusals.map(checkOf);
export const playerRefusalChecks = playerRefusals.map(checkOf);
