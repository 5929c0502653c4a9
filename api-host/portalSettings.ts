import {
  bankApps,
  decimal,
  flag,
  list,
  matching,
  oneOf,
  optional,
  origin,
  text,
  webAddress,
  wholeNumber,
  withDefault,
} from './settingValues';

/** The settings of settings.ts for the served portal and its bot check. */
export const portalSettings = {
  PORTAL_DIST: optional(
    text,
    'dist beside the host',
    'Folder of the built portal to serve; none where this host serves the API alone. /ready is 503 while the folder holds no build.',
  ),
  PORTAL_BRAND: optional(
    text,
    '(the portal’s own brand)',
    'Folder of the brand that the portal wears: brand.json and pictures, as docs/brand.md tells. It is read and checked once, at the start.',
  ),
  PORTAL_API_HOST: optional(origin, '(this host)', 'Origin of the API host that the served portal calls.'),
  PORTAL_NEWS_URL: optional(webAddress, '(none; an example in the sandbox)', 'Link to the news.'),
  PORTAL_DOWNLOAD_URL: optional(
    webAddress,
    '(none; an example in the sandbox)',
    'Link to the game’s download.',
  ),
  PORTAL_SOCIAL_URL: optional(
    webAddress,
    '(none; an example in the sandbox)',
    'Link to the social page of /support.',
  ),
  PORTAL_SUPPORT_PHONE: optional(
    matching(/^\+?[0-9][0-9 .-]{1,19}$/, 'must be a phone number'),
    '(none; an example in the sandbox)',
    'The phone number of support, on /support.',
  ),
  PORTAL_SUPPORT_EMAIL: optional(
    matching(/^[^\s@]+@[^\s@]+$/, 'must be an e-mail address'),
    '(none; an example in the sandbox)',
    'The e-mail address of support, on /support.',
  ),
  PORTAL_SUPPORT_HOURS: optional(
    text,
    '(none; an example in the sandbox)',
    'When support answers, as players read it, such as 8:00–22:00, tất cả các ngày.',
  ),
  PORTAL_SUPPORT_NUMBERS: optional(
    list(/^\+?[0-9][0-9 .-]{1,19}$/, 'phone number'),
    '(none)',
    'The hotlines that take SMS, separated by commas.',
  ),
  PORTAL_BANK_APPS: optional(
    bankApps,
    '(none)',
    'The banks’ apps that /payment offers to open on a phone with account, amount and content filled in: id:name pairs separated by commas, such as vcb:Vietcombank,tcb:Techcombank,mb:MB Bank. The ids are those of VietQR’s deep links. The links go to dl.vietqr.io, which sees account, amount and content.',
  ),
  PORTAL_POPULAR_AMOUNT: optional(
    wholeNumber(1, 999_999_999),
    '(none)',
    'Price in KP of the tile on /recharge that is marked as popular.',
  ),
  PORTAL_DEVTOOLS: withDefault(flag, '0', '1 turns Redux DevTools on in the served portal.'),
  PORTAL_SERVICE_WORKER: withDefault(
    flag,
    '1',
    '0: the portal cannot be read offline. Browsers that have installed its service worker remove it, with all it kept, at the next visit.',
  ),
  PORTAL_CRASH_REPORTS: withDefault(
    flag,
    '0',
    '1: a portal that fails altogether reports it without asking the player. Otherwise only the player sends reports.',
  ),
  BOT_CHECK: withDefault(
    oneOf('altcha', 'recaptcha'),
    'altcha',
    'altcha (proof of work, needs no third party) or recaptcha (Google reCAPTCHA v3).',
  ),
  BOT_CHECK_DIFFICULTY: withDefault(
    wholeNumber(1, 100_000),
    '500',
    'Steps of the proof of work, on average; 500 take a cheap phone about a second.',
  ),
  RECAPTCHA_SITE_KEY: optional(
    text,
    '(none)',
    'Public site key of reCAPTCHA; needed with BOT_CHECK=recaptcha.',
  ),
  RECAPTCHA_SECRET: optional(text, '(none)', 'Secret of reCAPTCHA; needed with BOT_CHECK=recaptcha.'),
  RECAPTCHA_SCORE: withDefault(
    decimal(0, 1),
    '0.5',
    'Least score of reCAPTCHA that counts as a person, 0 to 1.',
  ),
  RECAPTCHA_VERIFY_URL: withDefault(
    webAddress,
    'https://www.google.com/recaptcha/api/siteverify',
    'Where the host asks reCAPTCHA about a token.',
  ),
};
