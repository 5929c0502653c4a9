/** One environment variable of the host. docs/operating.md shows this table. */
export interface Setting {
  name: string;
  /** What holds when it is unset, in words or as its value. */
  default: string;
  meaning: string;
}

/** Every setting there is. A variable under one of `ownPrefixes` that isn't here is refused, since it is a misspelling. */
export const settings = [
  { name: 'HOST', default: '127.0.0.1', meaning: 'Address the host listens on.' },
  { name: 'PORT', default: '8080', meaning: 'Port the host listens on; 0 takes any free one.' },
  {
    name: 'DATA_DIR',
    default: '.data',
    meaning: 'Folder of the embedded database. Unused when DATABASE_URL is set.',
  },
  {
    name: 'DATABASE_URL',
    default: '(the embedded PostgreSQL)',
    meaning:
      'PostgreSQL to use, as postgres://user:password@host:port/name. Any number of hosts may share it.',
  },
  {
    name: 'NODE_ENV',
    default: 'development',
    meaning: 'production refuses the sandbox unless SANDBOX=force.',
  },
  { name: 'LOG_LEVEL', default: 'info', meaning: 'fatal, error, warn, info, debug, trace or silent.' },
  {
    name: 'SANDBOX',
    default: '1 on the embedded database, else 0',
    meaning:
      'The sandbox: a bank, a game server and a phone to play with, at /sandbox, and seeded players. 1, 0, or force where it is refused (NODE_ENV=production, DATABASE_URL). Never force it where real money is.',
  },
  {
    name: 'TRUST_PROXY',
    default: '0',
    meaning:
      'Whose X-Forwarded-* headers count: 0 nobody’s, 1 the nearest proxy’s (2 the two nearest, …), or a comma-separated list of addresses and networks.',
  },
  {
    name: 'PUBLIC_URL',
    default: '(this host’s own address)',
    meaning:
      'Address players use, such as https://portal.example.vn. Links in e-mails begin with it; https makes cookies Secure.',
  },
  {
    name: 'API_HOST_POOL_SIZE',
    default: '12',
    meaning: 'Most database connections one host process opens, 2 to 100.',
  },
  {
    name: 'API_HOST_EVENTS',
    default: '1',
    meaning:
      '0 turns the stream of events (GET /api/events) off; portals then ask again and again instead. Needs one more database connection a process.',
  },
  {
    name: 'TRANSFER_NOTICE_SECRETS',
    default: '(none: notices are refused)',
    meaning:
      'Secrets of those who report transfers, as provider=secret pairs separated by commas; each secret at least 32 characters.',
  },
  {
    name: 'GAME_SERVER_URL',
    default: '(the sandbox’s, else none)',
    meaning: 'Address of the game servers’ delivery call. Needs GAME_SERVER_SECRET.',
  },
  {
    name: 'GAME_SERVER_SECRET',
    default: '(none)',
    meaning: 'Secret that signs calls to the game servers, at least 32 characters.',
  },
  {
    name: 'SMTP_URL',
    default: '(the sandbox’s mailboxes, else e-mails wait)',
    meaning: 'Mail server, as smtp://user:password@host:587 or smtps://…. Needs MAIL_FROM.',
  },
  { name: 'MAIL_FROM', default: '(none)', meaning: 'Sender of e-mails, as FS Online <no-reply@example.vn>.' },
  {
    name: 'SMS_GATEWAY_URL',
    default: '(the sandbox’s phones, else SMS wait)',
    meaning: 'Address of the SMS gateway’s sending call (docs/gateways.md). Needs SMS_GATEWAY_SECRET.',
  },
  {
    name: 'SMS_GATEWAY_SECRET',
    default: '(none)',
    meaning: 'Secret that signs calls to the SMS gateway, at least 32 characters.',
  },
  {
    name: 'HOTLINE_SECRET',
    default: '(none: reports are refused)',
    meaning: 'Secret with which the hotline’s gateway signs the SMS it reports, at least 32 characters.',
  },
  {
    name: 'PORTAL_DIST',
    default: 'dist beside the host',
    meaning: 'Folder of the built portal to serve.',
  },
  {
    name: 'PORTAL_API_HOST',
    default: '(this host)',
    meaning: 'Origin of the API host that the served portal calls.',
  },
  { name: 'PORTAL_NEWS_URL', default: '(none)', meaning: 'Link to the news.' },
  { name: 'PORTAL_DOWNLOAD_URL', default: '(none)', meaning: 'Link to the game’s download.' },
  { name: 'PORTAL_SOCIAL_URL', default: '(none)', meaning: 'Link to the social page of /support.' },
  {
    name: 'PORTAL_SUPPORT_NUMBERS',
    default: '(none)',
    meaning: 'The hotlines that take SMS, separated by commas.',
  },
  { name: 'PORTAL_DEVTOOLS', default: '0', meaning: '1 turns Redux DevTools on in the served portal.' },
  {
    name: 'BOT_CHECK',
    default: 'altcha',
    meaning: 'altcha (proof of work, needs no third party) or recaptcha (Google reCAPTCHA v3).',
  },
  {
    name: 'BOT_CHECK_DIFFICULTY',
    default: '500',
    meaning: 'Steps of the proof of work, on average; 500 take a cheap phone about a second.',
  },
  {
    name: 'RECAPTCHA_SITE_KEY',
    default: '(none)',
    meaning: 'Public site key of reCAPTCHA; needed with BOT_CHECK=recaptcha.',
  },
  {
    name: 'RECAPTCHA_SECRET',
    default: '(none)',
    meaning: 'Secret of reCAPTCHA; needed with BOT_CHECK=recaptcha.',
  },
  {
    name: 'RECAPTCHA_SCORE',
    default: '0.5',
    meaning: 'Least score of reCAPTCHA that counts as a person, 0 to 1.',
  },
  {
    name: 'RECAPTCHA_VERIFY_URL',
    default: 'https://www.google.com/recaptcha/api/siteverify',
    meaning: 'Where the host asks reCAPTCHA about a token.',
  },
] as const satisfies readonly Setting[];

export type SettingName = (typeof settings)[number]['name'];

/** Beginnings of names that are ours alone. */
export const ownPrefixes = [
  'API_HOST_',
  'PORTAL_',
  'SANDBOX',
  'TRANSFER_NOTICE',
  'GAME_SERVER',
  'BOT_CHECK',
  'HOTLINE_',
  'RECAPTCHA_',
  'SMS_GATEWAY_',
  'SMTP_',
] as const;
