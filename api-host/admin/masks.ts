import { maskedEmail, maskedPhone } from '@portal/contract';
import { addressPrefix } from '../domain/addressBucket';

/** How personal data is shown: masked, unless the operator gave a reason to reveal it (OPS-6). */
export interface Shown {
  email(address: string | null): string | null;
  phone(e164: string | null): string | null;
  /** An IP address. */
  address(address: string | null): string | null;
}

const some = (show: (text: string) => string) => (text: string | null) => (text === null ? null : show(text));

/** 203.0.•••, 2001:db8:•••. Less than players see of their own sign-ins (shortAddress). */
const maskedAddress = (address: string): string => `${addressPrefix(address, 2)}•••`;

export const masked: Shown = {
  email: some(maskedEmail),
  phone: some(maskedPhone),
  address: some(maskedAddress),
};

const whole = some((text) => text);
export const revealed: Shown = { email: whole, phone: whole, address: whole };
