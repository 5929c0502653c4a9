const VIETNAM = /^\+84(\d{9})$/;

/**
 * A phone number as Vietnamese players write it: E.164 `+84912345678` reads `0912 345 678`. Numbers of other countries keep their
 * form. Only how it looks: what is a number at all, the host decides (its library weighs more than a whole screen).
 */
export function formatPhone(phone: string): string {
  const national = phone.replace(VIETNAM, '0$1');
  return national.replace(/^(0\d{3})(\d{3})(\d{3})$/, '$1 $2 $3');
}

/** The address that opens a phone's SMS app with the text filled in; `?&` is read by Android and by iOS alike (REC-2). */
export const smsHref = (phone: string, text: string): string =>
  `sms:${phone.replace(/[^\d+]/g, '')}?&body=${encodeURIComponent(text)}`;
