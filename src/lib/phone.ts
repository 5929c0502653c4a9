const VIETNAM = /^\+84(\d{9})$/;

/**
 * Formats a phone number as Vietnamese players write it: E.164 `+84912345678` becomes `0912 345 678`. Foreign numbers are unchanged.
 * Does not validate; the host does, because the library for it is larger than a whole screen.
 */
export function formatPhone(phone: string): string {
  const national = phone.replace(VIETNAM, '0$1');
  return national.replace(/^(0\d{3})(\d{3})(\d{3})$/, '$1 $2 $3');
}

/** A link that opens the SMS app with the text filled in (REC-2). Both Android and iOS understand `?&`. */
export const smsHref = (phone: string, text: string): string =>
  `sms:${phone.replace(/[^\d+]/g, '')}?&body=${encodeURIComponent(text)}`;
