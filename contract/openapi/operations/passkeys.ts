import { entity } from '../entities';
import type { Operations } from '../operation';
import { payload } from '../payloads';
import { listOf } from '../schema';

const whenAbsent = 'The portal shows nothing of passkeys.';
/** Common to the calls of a signed-in player. */
const ofPlayer = { tag: 'accounts', who: 'player', screens: ['/security'], whenAbsent } as const;
/** Common to the calls that sign a player in. */
const ofVisitor = { tag: 'session', who: 'anyone', screens: ['/login'], whenAbsent } as const;
const proof = 'Asks for a proof of the player as /api/second-factor/setup does.';
const options = { schema: { type: 'object' }, description: "WebAuthn's options as JSON." } as const;

/** Passkeys: WebAuthn credentials that sign in without a password (SAFE-5). The portal calls these only if `passkeys` is set. */
export const passkeyOperations = {
  'GET /api/passkeys': {
    id: 'getPasskeys',
    summary: "The player's passkeys",
    ...ofPlayer,
    answer: { schema: listOf(entity('Passkey')) },
  },
  'POST /api/passkeys/options': {
    id: 'beginPasskey',
    summary: 'What the browser makes a passkey with',
    ...ofPlayer,
    notes: proof,
    payload: payload('ProofPayload'),
    answer: options,
  },
  'POST /api/passkeys': {
    id: 'addPasskey',
    summary: 'Registers the passkey that the browser has made',
    ...ofPlayer,
    payload: payload('AddPasskeyPayload'),
  },
  'POST /api/passkeys/remove': {
    id: 'removePasskey',
    summary: 'Removes a passkey',
    ...ofPlayer,
    notes: proof,
    payload: payload('RemovePasskeyPayload'),
  },
  'POST /api/passkeys/proof': {
    id: 'beginPasskeyProof',
    summary: 'What a passkey of the player signs to prove a change; the answer is sent as `passkey`',
    ...ofPlayer,
    answer: options,
  },
  'POST /passkey/options': {
    id: 'beginPasskeySignIn',
    summary: 'What a passkey signs to sign in; the same for everybody',
    ...ofVisitor,
    answer: options,
  },
  'POST /passkey/sign-in': {
    id: 'signInByPasskey',
    summary: 'Signs a player in by a passkey, without name and password',
    ...ofVisitor,
    payload: payload('PasskeySignInPayload'),
    cookies: "The session's, HttpOnly, and a new XSRF-TOKEN.",
  },
} as const satisfies Partial<Operations>;
