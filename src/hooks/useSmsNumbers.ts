import { useContext } from 'react';
import { formatPhone, smsHref } from '../lib/phone';
import { PortalConfigContext } from '../lib/PortalConfigContext';
import { useHydrated } from './inBrowser';
import { useIsTouchDevice } from './useIsTouchDevice';

interface SmsTarget {
  label: string;
  href?: string;
}

const placeholders: SmsTarget[] = [{ label: '···· ··· ··1' }, { label: '···· ··· ··2' }];

/**
 * The deployment's hotlines for an SMS with this text; links on a touch device (REC-2), unless the text is null: not complete yet. Prerendered pages do not know the numbers and
 * show two placeholders of the same width. Empty if the deployment has no hotline (HOST-5).
 */
export function useSmsNumbers(text: string | null): SmsTarget[] {
  const { supportNumbers } = useContext(PortalConfigContext);
  const hydrated = useHydrated();
  const isTouchDevice = useIsTouchDevice();
  if (!hydrated) return placeholders;
  return supportNumbers.map((number) => ({
    // No line break within a number.
    label: formatPhone(number).replaceAll(' ', '\u00A0'),
    ...(isTouchDevice && text !== null && { href: smsHref(number, text) }),
  }));
}
