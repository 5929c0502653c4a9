import { entity } from '../entities';
import type { Operations } from '../operation';
import { payload } from '../payloads';

/** Common to the calls of a signed-in player. */
const ofPlayer = {
  tag: 'accounts',
  who: 'player',
  screens: ['/security'],
  whenAbsent: 'The portal shows nothing of second factors.',
} as const;
/** Common to the calls that change the second factor. */
const proven = {
  ...ofPlayer,
  notes:
    'Asks for a proof of the player by a 422 with an error under its field: `otpNumber`, `securityCode`, `totpCode` or `currentPassword`.',
  payload: payload('ProofPayload'),
} as const;

/** The authenticator app and its recovery codes (SAFE-5). */
export const secondFactorOperations = {
  'GET /api/second-factor': {
    id: 'getSecondFactor',
    summary: 'Whether there is a second factor, and how many recovery codes are left',
    ...ofPlayer,
    answer: { schema: entity('SecondFactor') },
  },
  'POST /api/second-factor/setup': {
    id: 'setUpTotp',
    summary: 'A new secret for an authenticator app; it counts once its first code has confirmed it',
    ...proven,
    answer: { schema: entity('TotpSetup') },
  },
  'POST /api/second-factor/confirm': {
    id: 'confirmTotp',
    summary: 'Switches the second factor on by the first code of the app',
    ...ofPlayer,
    payload: payload('ConfirmTotpPayload'),
    answer: { schema: entity('RecoveryCodes') },
    refusals: { 422: 'Under `totpCode`: it is wrong, or the setup is too old.' },
  },
  'POST /api/second-factor/recovery-codes': {
    id: 'renewRecoveryCodes',
    summary: 'New recovery codes; the former ones work no more',
    ...proven,
    answer: { schema: entity('RecoveryCodes') },
  },
  'POST /api/second-factor/remove': {
    id: 'removeTotp',
    summary: 'Switches the second factor off',
    ...proven,
  },
  'PUT /second-factor/keep': {
    id: 'keepSecondFactor',
    summary: 'Takes back the removal of a lost second factor, by the link of the notice',
    tag: 'accounts',
    who: 'anyone',
    screens: ['/keep-second-factor/:token'],
    whenAbsent: 'No message of such a host has the link.',
    payload: payload('KeepSecondFactorPayload'),
    refusals: { 404: 'The link is unknown, used or outdated.', 422: 'The same as 404.' },
  },
} as const satisfies Partial<Operations>;
