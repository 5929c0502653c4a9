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
    'dist next to the host',
    'Folder of the built portal to serve. none: this host serves only the API. While the folder contains no build, /ready returns 503.',
  ),
  PORTAL_BRAND: optional(
    text,
    '(the portal’s own brand)',
    'Folder of the deployment’s brand: brand.json and pictures (docs/brand.md). It is read and checked once, at startup.',
  ),
  PORTAL_API_HOST: optional(origin, '(this host)', 'Origin of the API host that the served portal calls.'),
  PORTAL_NEWS_URL: optional(webAddress, '(none; an example in the sandbox)', 'Link to the news.'),
  PORTAL_DOWNLOAD_URL: optional(
    webAddress,
    '(none; an example in the sandbox)',
    'Link for downloading the game.',
  ),
  PORTAL_SOCIAL_URL: optional(
    webAddress,
    '(none; an example in the sandbox)',
    'Link to the social media page, on /support.',
  ),
  PORTAL_SUPPORT_PHONE: optional(
    matching(/^\+?[0-9][0-9 .-]{1,19}$/, 'must be a phone number'),
    '(none; an example in the sandbox)',
    'Phone number of support, on /support.',
  ),
  PORTAL_SUPPORT_EMAIL: optional(
    matching(/^[^\s@]+@[^\s@]+$/, 'must be an e-mail address'),
    '(none; an example in the sandbox)',
    'E-mail address of support, on /support.',
  ),
  PORTAL_SUPPORT_HOURS: optional(
    text,
    '(none; an example in the sandbox)',
    'Opening hours of support, as shown to players, such as 8:00–22:00, tất cả các ngày.',
  ),
  PORTAL_SUPPORT_NUMBERS: optional(
    list(/^\+?[0-9][0-9 .-]{1,19}$/, 'phone number'),
    '(none)',
    'Phone numbers of the hotlines that receive SMS, separated by commas.',
  ),
  PORTAL_BANK_APPS: optional(
    bankApps,
    '(none)',
    'Banking apps that /payment on a phone offers to open with account, amount and content filled in, as comma-separated id:name pairs, such as vcb:Vietcombank,tcb:Techcombank,mb:MB Bank. The ids are those of VietQR’s deep links. The links lead to dl.vietqr.io, which sees account, amount and content.',
  ),
  PORTAL_POPULAR_AMOUNT: optional(
    wholeNumber(1, 999_999_999),
    '(none)',
    'Price, in KP, of the offer on /recharge that is marked as popular.',
  ),
  PORTAL_DEVTOOLS: withDefault(flag, '0', 'Redux DevTools in the served portal: 1 on, 0 off.'),
  PORTAL_SERVICE_WORKER: withDefault(
    flag,
    '1',
    'Service worker for reading the portal offline: 1 on, 0 off. With 0, browsers that have installed it remove it and everything it cached at the next visit.',
  ),
  PORTAL_CRASH_REPORTS: withDefault(
    flag,
    '0',
    'Automatic crash reports: 1 on, 0 off. With 1, a portal that fails completely sends a report without asking the player; with 0, only players send reports.',
  ),
  BOT_CHECK: withDefault(
    oneOf('altcha', 'recaptcha'),
    'altcha',
    'Kind of bot check: altcha (proof of work, needs no third party) or recaptcha (Google reCAPTCHA v3).',
  ),
  BOT_CHECK_DIFFICULTY: withDefault(
    wholeNumber(1, 100_000),
    '500',
    'Average number of steps of the proof of work; 500 take about a second on a cheap phone.',
  ),
  RECAPTCHA_SITE_KEY: optional(
    text,
    '(none)',
    'Public site key of reCAPTCHA. Required if BOT_CHECK=recaptcha.',
  ),
  RECAPTCHA_SECRET: optional(text, '(none)', 'Secret of reCAPTCHA. Required if BOT_CHECK=recaptcha.'),
  RECAPTCHA_SCORE: withDefault(decimal(0, 1), '0.5', 'Minimum reCAPTCHA score that counts as human, 0 to 1.'),
  RECAPTCHA_VERIFY_URL: withDefault(
    webAddress,
    'https://www.google.com/recaptcha/api/siteverify',
    'Address at which the host verifies reCAPTCHA tokens.',
  ),
};
