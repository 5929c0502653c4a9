import { fillPath, type Method } from '@portal/contract';
import { operations, type CallKey } from '@portal/contract/openapi';
import { absent, tried } from '../finding';
import { absenceOf, judgeRefusal } from '../judge';
import type { Check } from '../world';

type Addition = {
  [Call in CallKey]: (typeof operations)[Call] extends { whenAbsent: string } ? Call : never;
}[CallKey];

/** Values for path parameters that identify nothing. */
const NOBODY = { id: '00000000-0000-4000-8000-000000000000' };

/** A check that calls an addition signed out, so it changes nothing. */
const refused = (call: Addition, status: 401 | 422 = 401): Check => ({
  call,
  about: 'signed out',
  run: async ({ newBrowser, portalOrigin }) => {
    const [method = '', path = ''] = call.split(' ');
    const exchange = await newBrowser().change(
      method as Method,
      fillPath(path, NOBODY),
      method === 'GET' ? {} : { body: {} },
    );
    const absence = absenceOf(exchange, portalOrigin);
    if (absence !== undefined) return absent(`${operations[call].whenAbsent} (${absence})`);
    return tried(...judgeRefusal(exchange, { statuses: [status], accepted: 'acceptsAnything' }));
  },
});

/** Additions that would change or disclose data of a signed-in player. They are tried signed out. */
export const additionsSignedOut: Check[] = [
  refused('DELETE /api/sessions'),
  refused('DELETE /api/sessions/:id'),
  refused('PUT /api/login-approval'),
  refused('GET /api/second-factor'),
  refused('POST /api/second-factor/setup'),
  refused('POST /api/second-factor/confirm'),
  refused('POST /api/second-factor/recovery-codes'),
  refused('POST /api/second-factor/remove'),
  // The request has no link token.
  refused('PUT /second-factor/keep', 422),
  refused('GET /api/data-export'),
  refused('GET /api/transaction-history/file'),
  refused('POST /api/account-deletion'),
  refused('DELETE /api/account-deletion'),
  refused('PUT /api/user/payment-rule'),
  refused('POST /api/transfer-claims'),
  refused('POST /api/gift-codes/redemptions'),
  // The request has no username.
  refused('POST /api/username-check', 422),
  // The request has no report.
  refused('POST /api/problem-reports', 422),
  refused('GET /api/passkeys'),
  refused('POST /api/passkeys'),
  refused('POST /api/passkeys/options'),
  refused('POST /api/passkeys/remove'),
  refused('POST /api/passkeys/proof'),
  refused('POST /passkey/options', 422),
  refused('POST /passkey/sign-in', 422),
];
