/** Replaces a secret wherever the state leaves the page: in DevTools, recordings and replays. */
export const MASK = '•••';

/** Fields that only their form and their request may contain: passwords, codes, tokens, bot check results. */
const secret =
  /password|token|otp|securitycode|recoverycodes?$|^passkey$|^code$|idempotencykey|challenge|signature/i;
/** Fields that only the player and the host may see: personal data, and text in the player's own words. */
const personal = /^(phone|email|(new)?phoneNumber|(first|middle|last)Name|dob|reference)$/i;

/** Whether a field is secret (docs/state.md). The date of a password change is not. */
export const isSecretField = (name: string): boolean => secret.test(name) && !/change$/i.test(name);

/** The contract's rule for usernames (a test compares them). A value that breaks it may be a password in the wrong field. */
const username = /^[a-z0-9_]{4,32}$/;

/** Whether the value of a field is masked before it leaves the page. */
export const isMaskedField = (name: string): boolean => isSecretField(name) || personal.test(name);

/** The same for a value that was typed into a field. */
export const isMaskedInput = (name: string, value: unknown): boolean =>
  isMaskedField(name) || (name === 'username' && !username.test(String(value)));
