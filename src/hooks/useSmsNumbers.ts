import { useContext } from 'react';
import { formatPhone, smsHref } from '../lib/phone';
import { PortalConfigContext } from '../lib/PortalConfigContext';
import { useHydrated } from './useHydrated';
import { useOnPhone } from './useOnPhone';

export interface SmsTarget {
  label: string;
  href?: string;
}

/**
 * The deployment's hotlines for a text, as links on a phone (REC-2). A page that was rendered at build time doesn't know
 * them yet, and shows as many blanks of the same width.
 */
export function useSmsNumbers(text: string): SmsTarget[] {
  const { supportNumbers } = useContext(PortalConfigContext);
  const hydrated = useHydrated();
  const onPhone = useOnPhone();
  return supportNumbers.map((number, index) => ({
    // Unbreakable, for it is read as one.
    label: hydrated ? formatPhone(number).replaceAll(' ', '\u00A0') : `···· ··· ··${index + 1}`,
    ...(hydrated && onPhone && { href: smsHref(number, text) }),
  }));
}
