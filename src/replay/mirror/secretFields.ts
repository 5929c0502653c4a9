/** What stands in a secret's place wherever the state leaves the page: DevTools, recordings, a replayed screen. */
export const MASK = '•••';

/** Fields that only their form and the call that sends them may hold: passwords, codes, tokens, answers to bot checks. */
const never = /password|token|otp|securitycode|^code$|idempotencykey|challenge|signature/i;
/** Fields that only the player and the host may see. */
const personal = /^(phone|email|(new)?phoneNumber)$/i;

/** The one list of secret fields (docs/state.md). A date of a password's change is none. */
export const isSecretField = (name: string): boolean => never.test(name) && !/change$/i.test(name);

/** Whether what stands in a field may leave the page. */
export const isMaskedField = (name: string): boolean => isSecretField(name) || personal.test(name);
