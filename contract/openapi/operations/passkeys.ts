import { entity } from '../entities';
import type { Operations } from '../operation';
import { payload } from '../payloads';
import { listOf } from '../schema';

const whenAbsent = 'The portal does not offer passkeys.';
/** Common to the calls of a signed-in player. */
const ofPlayer = { tag: 'accounts', who: 'player', screens: ['/security'], whenAbsent } as const;
/** Common to the calls that sign a player in. */
const ofVisitor = { tag: 'session', who: 'anyone', screens: ['/login'], whenAbsent } as const;
const proof = 'Needs a proof of identity, as POST /api/second-factor/setup does.';
const options = { schema: { type: 'object' }, description: 'WebAuthn options as JSON.' } as const;

/** Passkeys: WebAuthn credentials that sign in without a password (SAFE-5). The portal calls these only if `passkeys` is set. */
export const passkeyOperations = {
  'GET /api/passkeys': {
    id: 'getPasskeys',
    summary: "Lists the player's passkeys",
    ...ofPlayer,
    answer: { schema: listOf(entity('Passkey')) },
  },
  'POST /api/passkeys/options': {
    id: 'beginPasskey',
    summary: 'Returns the options for creating a passkey',
    ...ofPlayer,
    notes: proof,
    payload: payload('ProofPayload'),
    answer: options,
  },
  'POST /api/passkeys': {
    id: 'addPasskey',
    summary: 'Registers a passkey that the browser has created',
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
    summary: 'Returns the options for proving a change with a passkey, whose result is sent as `passkey`',
    ...ofPlayer,
    answer: options,
  },
  'POST /passkey/options': {
    id: 'beginPasskeySignIn',
    summary: 'Returns the options for signing in with a passkey; they do not depend on the player',
    ...ofVisitor,
    answer: options,
  },
  'POST /passkey/sign-in': {
    id: 'signInByPasskey',
    summary: 'Signs a player in with a passkey, without username and password',
    ...ofVisitor,
    payload: payload('PasskeySignInPayload'),
    cookies: 'The session cookie (HttpOnly) and a new XSRF-TOKEN.',
  },
} as const satisfies Partial<Operations>;
