import { matching, optional, wholeNumber, withDefault } from './settingValues';

/** The settings of settings.ts for the operators' commands. */
export const operatorSettings = {
  OPERATOR_KEY: optional(
    matching(/^\S{1,128}$/, 'must be the key that operators add printed'),
    '(npm run admin asks for it)',
    'The key of the operator who runs npm run admin, once there are operators. The host itself needs none.',
  ),
  APPROVAL_LIMIT_KP: withDefault(
    wholeNumber(0, 999_999_999),
    '100000',
    'How many KP one operator may move for one player in 24 hours without a second operator, by npm run admin.',
  ),
  CLAIM_LIMIT_KP: withDefault(
    wholeNumber(0, 999_999_999),
    '50000',
    'Most KP that a player’s claim of a waiting transfer brings without an operator, where its reference, amount and time prove it (docs/support.md); 0 leaves every claim to operators.',
  ),
};
