import { entity } from '../entities';
import type { Operations } from '../operation';
import { payload } from '../payloads';

/** Common to the calls of a signed-in player. */
const ofPlayer = {
  tag: 'accounts',
  who: 'player',
  screens: ['/security'],
  whenAbsent: 'The portal does not offer a second factor.',
} as const;
/** Common to the calls that change the second factor. */
const proven = {
  ...ofPlayer,
  notes:
    'Needs a proof of identity: without one, the host responds with 422 and an error under the field of the proof: `otpNumber`, `securityCode`, `totpCode` or `currentPassword`.',
  payload: payload('ProofPayload'),
} as const;

/** The authenticator app and its recovery codes (SAFE-5). */
export const secondFactorOperations = {
  'GET /api/second-factor': {
    id: 'getSecondFactor',
    summary: 'Returns whether the second factor is on, and how many recovery codes are left',
    ...ofPlayer,
    answer: { schema: entity('SecondFactor') },
  },
  'POST /api/second-factor/setup': {
    id: 'setUpTotp',
    summary: 'Creates a secret for an authenticator app; it takes effect once its first code is confirmed',
    ...proven,
    answer: { schema: entity('TotpSetup') },
  },
  'POST /api/second-factor/confirm': {
    id: 'confirmTotp',
    summary: 'Turns the second factor on with the first code of the app',
    ...ofPlayer,
    payload: payload('ConfirmTotpPayload'),
    answer: { schema: entity('RecoveryCodes') },
    refusals: { 422: 'Error under `totpCode`: the code is wrong, or the setup has expired.' },
  },
  'POST /api/second-factor/recovery-codes': {
    id: 'renewRecoveryCodes',
    summary: 'Creates new recovery codes; the previous ones stop working',
    ...proven,
    answer: { schema: entity('RecoveryCodes') },
  },
  'POST /api/second-factor/remove': {
    id: 'removeTotp',
    summary: 'Turns the second factor off',
    ...proven,
  },
  'PUT /second-factor/keep': {
    id: 'keepSecondFactor',
    summary: 'Cancels the removal of a lost second factor, with the link from its notice',
    tag: 'accounts',
    who: 'anyone',
    screens: ['/keep-second-factor/:token'],
    whenAbsent: 'The host sends no message with such a link.',
    payload: payload('KeepSecondFactorPayload'),
    refusals: {
      404: 'The link is unknown, expired, or used and its change no longer holds.',
      422: 'Same as 404.',
    },
  },
} as const satisfies Partial<Operations>;
