/** Business constants of requirements §9, shared by portal and host. Times in ms unless the name says otherwise. */
export const limits = {
  apiTimeoutMs: 5000,
  historyLength: 15,
  codeLength: 6,
  usernameMin: 4,
  usernameMax: 32,
  passwordMin: 8,
  passwordMax: 128,
  phoneMin: 10,
  phoneMax: 15,
  nameMax: 128,
  nameInputMax: 32,
  emailMax: 128,
  headerScrollPx: 85,
  copiedMs: 3000,
  migrationRefetchMs: 3000,
  paymentQrPx: 144,
} as const;

/** Vietnamese only (APP-1). */
export const supportedLocales = ['vi-VN'] as const;
export type Locale = (typeof supportedLocales)[number];
export const defaultLocale: Locale = 'vi-VN';

/** The unit of the prepaid credit. */
export const CREDIT_UNIT = 'KP';
