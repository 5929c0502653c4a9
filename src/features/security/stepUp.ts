import type { User } from '@portal/contract';
import type { PickRules } from '../../forms/useValidatedForm';

/** The code that a change of the phone needs (SEC-3): its field in the payload, and where the host sends it. */
type StepUp = { field: 'otpNumber'; channel: 'sms' } | { field: 'securityCode'; channel: 'email' };

/** By SMS if the phone is verified, by e-mail if only the address is; null if neither is. */
export function stepUpOf({
  verifiedPhoneAt,
  verifiedAt,
}: Pick<User, 'verifiedPhoneAt' | 'verifiedAt'>): StepUp | null {
  if (verifiedPhoneAt !== null) return { field: 'otpNumber', channel: 'sms' };
  return verifiedAt === null ? null : { field: 'securityCode', channel: 'email' };
}

/** The form's rules; the code is required if the change needs one. */
const rulesByField: Record<StepUp['field'] | 'none', PickRules> = {
  otpNumber: ({ updatePhoneForm, fields }) => updatePhoneForm.shape({ otpNumber: fields.securityCode() }),
  securityCode: ({ updatePhoneForm, fields }) =>
    updatePhoneForm.shape({ securityCode: fields.securityCode() }),
  none: ({ updatePhoneForm }) => updatePhoneForm,
};

export const phoneRules = (stepUp: StepUp | null): PickRules => rulesByField[stepUp?.field ?? 'none'];
