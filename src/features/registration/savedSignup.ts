import type { RegisterPayload } from '@portal/contract';
import { keepValues, keptValues } from '../../lib/keptValues';
import { tabStorage } from '../../lib/safeStorage';

const KEY = 'signup';

/** The values typed in the wizard. */
export type SignupValues = Required<Omit<RegisterPayload, 'gReCaptchaToken'>>;

/** The values that survive a reload (REG-2); never a password. */
type SavedSignup = Pick<SignupValues, 'phone' | 'username' | 'receiveNewsletter'>;

const nothingSaved: SavedSignup = { phone: '', username: '', receiveNewsletter: false };

/** The values that were typed in this tab before. */
export const readSavedSignup = (): Partial<SavedSignup> => keptValues(KEY, nothingSaved);

/** Stores the values for this tab, without the passwords. */
export const saveSignup = ({ phone, username, receiveNewsletter }: Partial<SavedSignup>): void =>
  keepValues(KEY, { phone, username, receiveNewsletter });

export const forgetSignup = (): void => tabStorage.remove(KEY);
