import type { RegisterPayload } from '@portal/contract';
import { tabStorage } from '../../lib/safeStorage';

const KEY = 'signup';

/** The values typed in the wizard. */
export type SignupValues = Required<Omit<RegisterPayload, 'gReCaptchaToken'>>;

/** The values that survive a reload (REG-2); never a password. */
type SavedSignup = Pick<SignupValues, 'phone' | 'username' | 'receiveNewsletter'>;

/** The values that were typed in this tab before; none if the stored text is damaged or not the portal's. */
export function readSavedSignup(): Partial<SavedSignup> {
  try {
    const kept: unknown = JSON.parse(tabStorage.read(KEY) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    const { phone, username, receiveNewsletter } = kept as Record<string, unknown>;
    return {
      ...(typeof phone === 'string' && { phone }),
      ...(typeof username === 'string' && { username }),
      ...(typeof receiveNewsletter === 'boolean' && { receiveNewsletter }),
    };
  } catch {
    return {};
  }
}

/** Stores the values for this tab, without the passwords. */
export const saveSignup = ({ phone, username, receiveNewsletter }: Partial<SavedSignup>): void =>
  tabStorage.write(KEY, JSON.stringify({ phone, username, receiveNewsletter }));

export const forgetSignup = (): void => tabStorage.remove(KEY);
