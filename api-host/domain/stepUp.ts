import type { SecurityCodePurpose } from '@portal/contract';
import type { Target } from './messages';

/** An account's channels for codes and notices. */
export interface ContactChannels {
  email: string | null;
  emailVerified: boolean;
  phone: string | null;
  phoneVerified: boolean;
}

const verifiedEmail = ({ email, emailVerified }: ContactChannels): Target | null =>
  email !== null && emailVerified ? { channel: 'email', to: email } : null;

const verifiedPhone = ({ phone, phoneVerified }: ContactChannels): Target | null =>
  phone !== null && phoneVerified ? { channel: 'sms', to: phone } : null;

/**
 * Where a code for a purpose goes; null where nothing proven can take it. confirm.change_email asks the present address
 * (ME-6), confirm.email goes to the one that is to be proven, all others to the phone, else the address (SEC-3).
 */
export function codeTarget(purpose: SecurityCodePurpose, account: ContactChannels): Target | null {
  if (purpose === 'confirm.change_email') return verifiedEmail(account);
  if (purpose === 'confirm.email')
    return account.email === null ? null : { channel: 'email', to: account.email };
  return verifiedPhone(account) ?? verifiedEmail(account);
}

/** The channel that is notified of a change of the phone number: the verified one, if any. */
export const channelToNotify = (account: ContactChannels): Target | null =>
  verifiedPhone(account) ?? verifiedEmail(account);
