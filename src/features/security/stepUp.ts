import type { User } from '@portal/contract';
import type { PickRules } from '../../forms/useRuledForm';

/** The code that a change of the phone asks for (SEC-3): its field in the payload, and where the host sends it. */
export type StepUp = { field: 'otpNumber'; channel: 'sms' } | { field: 'securityCode'; channel: 'email' };

/** By SMS when the phone is verified, by e-mail when only the address is; null when nothing proven could take a code. */
export function stepUpOf({
  verifiedPhoneAt,
  verifiedAt,
}: Pick<User, 'verifiedPhoneAt' | 'verifiedAt'>): StepUp | null {
  if (verifiedPhoneAt !== null) return { field: 'otpNumber', channel: 'sms' };
  return verifiedAt === null ? null : { field: 'securityCode', channel: 'email' };
}

/** The rules of the form: the code is only optional where none is asked for. */
const rulesByField: Record<StepUp['field'] | 'none', PickRules> = {
  otpNumber: ({ updatePhoneForm, fields }) => updatePhoneForm.shape({ otpNumber: fields.securityCode() }),
  securityCode: ({ updatePhoneForm, fields }) =>
    updatePhoneForm.shape({ securityCode: fields.securityCode() }),
  none: ({ updatePhoneForm }) => updatePhoneForm,
};

export const phoneRules = (stepUp: StepUp | null): PickRules => rulesByField[stepUp?.field ?? 'none'];
