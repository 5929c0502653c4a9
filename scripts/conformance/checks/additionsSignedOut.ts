import { fillPath, paths, type Method } from '@portal/contract';
import { operations } from '@portal/contract/openapi';
import { absent, tried } from '../finding';
import { isMissing, judgeRefusal } from '../judge';
import type { Check } from '../world';

type Addition =
  | 'DELETE /api/sessions'
  | 'DELETE /api/sessions/:id'
  | 'PUT /api/login-approval'
  | 'GET /api/second-factor'
  | 'POST /api/second-factor/setup'
  | 'POST /api/second-factor/confirm'
  | 'POST /api/second-factor/recovery-codes'
  | 'POST /api/second-factor/remove'
  | 'PUT /second-factor/keep'
  | 'GET /api/data-export'
  | 'POST /api/account-deletion'
  | 'DELETE /api/account-deletion'
  | 'PUT /api/user/payment-rule'
  | 'GET /api/passkeys'
  | 'POST /api/passkeys'
  | 'POST /api/passkeys/options'
  | 'POST /api/passkeys/remove'
  | 'POST /api/passkeys/proof'
  | 'POST /passkey/options'
  | 'POST /passkey/sign-in';

/** Changes nothing, since nobody is signed in. */
const refused = (call: Addition, method: Method, path: string, status: 401 | 422 = 401): Check => ({
  call,
  about: 'signed out',
  run: async ({ newBrowser }) => {
    const exchange = await newBrowser().change(method, path, method === 'GET' ? {} : { body: {} });
    if (exchange.status === null || isMissing(exchange)) return absent(operations[call].whenAbsent);
    return tried(...judgeRefusal(exchange, { statuses: [status], accepted: 'acceptsAnything' }));
  },
});

const NO_SESSION = '00000000-0000-4000-8000-000000000000';

/** Additions that would change or disclose something of a signed-in player: tried without one. */
export const additionsSignedOut: Check[] = [
  refused('DELETE /api/sessions', 'DELETE', paths.sessions),
  refused('DELETE /api/sessions/:id', 'DELETE', fillPath(paths.session, { id: NO_SESSION })),
  refused('PUT /api/login-approval', 'PUT', paths.loginApproval),
  refused('GET /api/second-factor', 'GET', paths.secondFactor),
  refused('POST /api/second-factor/setup', 'POST', paths.secondFactorSetup),
  refused('POST /api/second-factor/confirm', 'POST', paths.secondFactorConfirm),
  refused('POST /api/second-factor/recovery-codes', 'POST', paths.recoveryCodes),
  refused('POST /api/second-factor/remove', 'POST', paths.secondFactorRemove),
  // Without the token of a link.
  refused('PUT /second-factor/keep', 'PUT', paths.keepSecondFactor, 422),
  refused('GET /api/data-export', 'GET', paths.dataExport),
  refused('POST /api/account-deletion', 'POST', paths.accountDeletion),
  refused('DELETE /api/account-deletion', 'DELETE', paths.accountDeletion),
  refused('PUT /api/user/payment-rule', 'PUT', paths.paymentRule),
  refused('GET /api/passkeys', 'GET', paths.passkeys),
  refused('POST /api/passkeys', 'POST', paths.passkeys),
  refused('POST /api/passkeys/options', 'POST', paths.passkeyOptions),
  refused('POST /api/passkeys/remove', 'POST', paths.passkeyRemove),
  refused('POST /api/passkeys/proof', 'POST', paths.passkeyProof),
  refused('POST /passkey/options', 'POST', paths.passkeySignInOptions, 422),
  refused('POST /passkey/sign-in', 'POST', paths.passkeySignIn, 422),
];
