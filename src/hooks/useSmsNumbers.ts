import { useContext } from 'react';
import { formatPhone, smsHref } from '../lib/phone';
import { PortalConfigContext } from '../lib/PortalConfigContext';
import { useHydrated } from './useHydrated';
import { useIsTouchDevice } from './useIsTouchDevice';

export interface SmsTarget {
  label: string;
  href?: string;
}

/**
 * The deployment's hotlines for an SMS with this text; links on a touch device (REC-2). Prerendered pages do not know the numbers and
 * show placeholders of the same width.
 */
export function useSmsNumbers(text: string): SmsTarget[] {
  const { supportNumbers } = useContext(PortalConfigContext);
  const hydrated = useHydrated();
  const isTouchDevice = useIsTouchDevice();
  return supportNumbers.map((number, index) => ({
    // No line break within a number.
    label: hydrated ? formatPhone(number).replaceAll(' ', '\u00A0') : `···· ··· ··${index + 1}`,
    ...(hydrated && isTouchDevice && { href: smsHref(number, text) }),
  }));
}
