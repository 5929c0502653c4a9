import { matching, optional, wholeNumber, withDefault } from './settingValues';

/** The settings of settings.ts for the operators' commands. */
export const operatorSettings = {
  OPERATOR_KEY: optional(
    matching(/^\S{1,128}$/, 'must be the key that operators add printed'),
    '(npm run admin asks for it)',
    'Key of the operator who runs npm run admin, required once operators exist. The host itself does not use it.',
  ),
  APPROVAL_LIMIT_KP: withDefault(
    wholeNumber(0, 999_999_999),
    '100000',
    'Maximum KP that one operator may move for one player in 24 hours with npm run admin; more needs the approval of a second operator.',
  ),
  CLAIM_LIMIT_KP: withDefault(
    wholeNumber(0, 999_999_999),
    '50000',
    'Maximum KP that a player’s claim to a waiting transfer credits without an operator, if its reference, amount and time prove it (docs/support.md). 0: operators decide every claim.',
  ),
};
