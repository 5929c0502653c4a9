import { distance } from 'fastest-levenshtein';
import { alarmSettings } from './alarmSettings';
import { databaseSettings } from './databaseSettings';
import { gatewaySettings } from './gatewaySettings';
import { operatorSettings } from './operatorSettings';
import { portalSettings } from './portalSettings';
import {
  flag,
  keysById,
  oneOf,
  optional,
  origin,
  text,
  trustProxy,
  wholeNumber,
  withDefault,
} from './settingValues';
import { StartupError } from './startupError';

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

/** All settings: how each is parsed, its default and its meaning. docs/operating.md shows this table. */
export const settings = {
  ENV_FILE: optional(
    text,
    '.env in the working directory, if it exists',
    'File with settings, one NAME=value per line. Environment variables take precedence over the file. none: no file is read.',
  ),
  HOST: withDefault(text, '127.0.0.1', 'Address the host listens on.'),
  PORT: withDefault(wholeNumber(0, 65_535), '8080', 'Port the host listens on. 0: any free port.'),
  DATA_DIR: withDefault(
    text,
    '.data',
    'Folder of the embedded database, and of the key file if API_HOST_KEYS is not set.',
  ),
  ...databaseSettings,
  NODE_ENV: withDefault(
    oneOf('development', 'test', 'production'),
    'development',
    'development, test or production. production refuses the sandbox unless SANDBOX=force, and requires PUBLIC_URL=https://… if the sandbox is off. Only development serves GET /api/openapi.json.',
  ),
  LOG_LEVEL: withDefault(
    oneOf(...logLevels),
    'info',
    'Lowest level that is logged: fatal, error, warn, info, debug, trace or silent (nothing).',
  ),
  SANDBOX: optional(
    oneOf('0', '1', 'force'),
    '1 with the embedded database on loopback, otherwise 0',
    'Whether the sandbox is on: a simulated bank, game server and phone at /sandbox, and seeded players. 1 (on), 0 (off), or force (on even where 1 is refused: with NODE_ENV=production, DATABASE_URL, a HOST beyond loopback or an https PUBLIC_URL). Never force it where real money is involved.',
  ),
  TRUST_PROXY: withDefault(
    trustProxy,
    '0',
    'Which proxies’ X-Forwarded-* headers are trusted: 0 none, 1 the nearest proxy, 2 the two nearest, …, or a comma-separated list of addresses and networks.',
  ),
  ADDRESS_PLACES: optional(
    text,
    '(none: no places are shown)',
    'File that maps address ranges to places, one per line, such as 113.160.0.0/11,Hà Nội. Players see the place next to each of their sign-ins.',
  ),
  PUBLIC_URL: optional(
    origin,
    '(this host’s own address)',
    'Public address of the portal, such as https://portal.example.vn. Links in e-mails begin with it; https makes cookies Secure.',
  ),
  API_HOST_DRAIN_MS: optional(
    wholeNumber(0, 300_000),
    '5000 behind a proxy (TRUST_PROXY), otherwise 0',
    'How long a stopping host keeps answering requests while /ready already returns 503, in ms. Must be longer than the proxy takes to notice.',
  ),
  API_HOST_PAGE_MS: withDefault(
    wholeNumber(0, 10_000),
    '200',
    'How long a signed-in page waits for its initial data, and then for its content to be rendered, in ms each. Anything late is left out of the page, and the browser loads it. 0: pages are served without either.',
  ),
  API_HOST_HASHES_AT_ONCE: optional(
    wholeNumber(1, 256),
    'one per core, but fewer than UV_THREADPOOL_SIZE (4)',
    'Maximum number of passwords one host process hashes at a time. Up to 32 times as many are queued; beyond that a login is answered 503 with Retry-After.',
  ),
  API_HOST_EVENTS: withDefault(
    flag,
    '1',
    'Event stream (GET /api/events): 1 on, 0 off; when it is off, the portal polls instead. Needs one more database connection per process.',
  ),
  API_HOST_KEYS: optional(
    keysById,
    '(the file keys in DATA_DIR, created at the first start)',
    'Keys that protect codes, waiting messages and forms, as comma-separated id=secret pairs; each secret has at least 32 characters. The first key protects new data; the others are still accepted for existing data. All hosts that share a database need the same keys. Required if NODE_ENV=production and DATABASE_URL is set.',
  ),
  ...gatewaySettings,
  ...alarmSettings,
  ...operatorSettings,
  ...portalSettings,
};

type Settings = typeof settings;
export type SettingValues = { [Name in keyof Settings]: ReturnType<Settings[Name]['read']> };
export type Environment = Readonly<Record<string, string | undefined>>;

/** Prefixes of the host's own variables. A variable with such a prefix that is not a setting is a misspelling. */
const ownPrefixes = [
  'ALARM_',
  'API_HOST_',
  'DAILY_REPORT',
  'METRICS_',
  'PORTAL_',
  'SANDBOX',
  'TRANSFER_NOTICE',
  'GAME_SERVER',
  'BOT_CHECK',
  'HOTLINE_',
  'OPERATOR_',
  'APPROVAL_',
  'CLAIM_',
  'RECAPTCHA_',
  'SMS_GATEWAY_',
  'SMTP_',
] as const;

/** The variables that Kubernetes sets in each container for a Service, such as PORTAL_PORT_80_TCP for one named `portal`. */
const OF_SERVICE = /^(\w+?)_(SERVICE_(HOST|PORT(_\w+)?)|PORT(_\d+_(TCP|UDP|SCTP)(_\w+)?)?)$/;

/** Whether Kubernetes has set the variable, which then is no misspelling: the operator named the Service, not the variable. */
function isOfService(env: Environment, name: string): boolean {
  const service = OF_SERVICE.exec(name)?.[1];
  return service !== undefined && env[`${service}_SERVICE_HOST`] !== undefined;
}

/** A name in upper case without underscores, which people mix up. */
const plain = (name: string): string => name.replaceAll('_', '').toUpperCase();

/** Whether two names differ by one character, or by two characters in exchanged places, such as DATABASE_ULR. */
function isNear(one: string, other: string): boolean {
  const apart = distance(one, other);
  const letters = (name: string) => [...name].toSorted().join('');
  return apart === 1 || (apart === 2 && letters(one) === letters(other));
}

/**
 * With DATABASE_URI or TRUSTPROXY the host would silently use the embedded database, or ignore the proxy (SAFE-14). A name that is near to
 * that of an unset setting, or differs by underscores, is refused; short names are exempt, since many names resemble PORT.
 */
function refuseMisspelt(env: Environment): void {
  for (const name of Object.keys(env)) {
    if (Object.hasOwn(settings, name) || isOfService(env, name)) continue;
    const meant = Object.keys(settings).find(
      (known) =>
        env[known] === undefined && known.length > 6 && (plain(known) === plain(name) || isNear(known, name)),
    );
    if (meant !== undefined)
      throw new StartupError(`Unknown setting ${name}: correct it to ${meant}, or unset it.`);
  }
}

/** The values of all settings. Throws StartupError with one line about the first misspelt name or malformed value. */
export function readSettings(env: Environment): SettingValues {
  const unknown = Object.keys(env).find(
    (name) =>
      !Object.hasOwn(settings, name) &&
      ownPrefixes.some((prefix) => name.startsWith(prefix)) &&
      !isOfService(env, name),
  );
  if (unknown)
    throw new StartupError(
      `Unknown setting ${unknown}: correct its name or unset it (known ones: docs/operating.md).`,
    );
  refuseMisspelt(env);
  // An empty value otherwise counts as unset, but here it is a variable that a script failed to fill: the host would use another database.
  if (env['DATABASE_URL']?.trim() === '')
    throw new StartupError('DATABASE_URL is empty: set it, or unset it to use the embedded database.');
  return Object.fromEntries(
    Object.entries(settings).map(([name, setting]) => [
      name,
      setting.read(env[name]?.trim() || undefined, name),
    ]),
  ) as SettingValues;
}
