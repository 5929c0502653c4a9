import path from 'node:path';
import type { PortalConfig } from '@portal/contract';
import { readAccountConfig, type AccountConfig } from './accountSettings';
import { repositoryRoot } from './places';
import { ownPrefixes, settings, type SettingName } from './settings';
import {
  flag,
  oneOf,
  optionalText,
  origin,
  pairs,
  secret,
  trustProxy,
  type TrustProxy,
  webAddress,
  wholeNumber,
} from './settingValues';
import { StartupError } from './startupError';

export type LogLevel = (typeof logLevels)[number];
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** The host's settings, checked. Secrets are in here: never log it. */
export interface Config extends AccountConfig {
  host: string;
  port: number;
  /** Absolute. */
  dataDir: string;
  /** null: the embedded PostgreSQL. */
  databaseUrl: string | null;
  poolSize: number;
  /** Whether GET /api/events streams. */
  events: boolean;
  production: boolean;
  logLevel: LogLevel;
  sandbox: boolean;
  trustProxy: TrustProxy;
  publicUrl: URL | null;
  /** Provider → HMAC secret of its transfer notices. */
  transferNoticeSecrets: ReadonlyMap<string, string>;
  /** null: the sandbox's game server where the sandbox is on, else none. */
  gameServer: { url: string; secret: string } | null;
  /** Folder of the built portal, absolute. */
  portalDist: string;
  portal: PortalConfig;
}

export type Environment = Readonly<Record<string, string | undefined>>;

/** Reads and checks the environment. Throws StartupError with one line about the first fault. */
export function readConfig(env: Environment): Config {
  refuseUnknown(env);
  const read = (name: SettingName) => env[name]?.trim() || undefined;
  const databaseUrl = read('DATABASE_URL') ?? null;
  if (databaseUrl && !/^postgres(ql)?:\/\/./.test(databaseUrl))
    throw new StartupError('DATABASE_URL must look like postgres://user:password@host:5432/name.');
  const publicUrl = read('PUBLIC_URL');
  const account = readAccountConfig(read);
  const production = oneOf('NODE_ENV', read('NODE_ENV') ?? 'development', [
    'development',
    'test',
    'production',
  ]);
  return {
    host: read('HOST') ?? '127.0.0.1',
    port: wholeNumber('PORT', read('PORT') ?? '8080', 0, 65535),
    dataDir: path.resolve(read('DATA_DIR') ?? '.data'),
    databaseUrl,
    poolSize: wholeNumber('API_HOST_POOL_SIZE', read('API_HOST_POOL_SIZE') ?? '12', 2, 100),
    events: flag('API_HOST_EVENTS', read('API_HOST_EVENTS') ?? '1'),
    production: production === 'production',
    logLevel: oneOf('LOG_LEVEL', read('LOG_LEVEL') ?? 'info', logLevels),
    sandbox: sandboxOn(read('SANDBOX'), production === 'production', databaseUrl !== null),
    trustProxy: trustProxy(read('TRUST_PROXY')),
    publicUrl: publicUrl === undefined ? null : new URL(origin('PUBLIC_URL', publicUrl)),
    transferNoticeSecrets: pairs('TRANSFER_NOTICE_SECRETS', read('TRANSFER_NOTICE_SECRETS')),
    gameServer: gameServer(read('GAME_SERVER_URL'), read('GAME_SERVER_SECRET')),
    portalDist: path.resolve(read('PORTAL_DIST') ?? path.join(repositoryRoot, 'dist')),
    portal: {
      apiHost: optionalText(read('PORTAL_API_HOST'), (url) => origin('PORTAL_API_HOST', url)),
      newsUrl: optionalText(read('PORTAL_NEWS_URL'), (url) => webAddress('PORTAL_NEWS_URL', url)),
      downloadUrl: optionalText(read('PORTAL_DOWNLOAD_URL'), (url) => webAddress('PORTAL_DOWNLOAD_URL', url)),
      socialUrl: optionalText(read('PORTAL_SOCIAL_URL'), (url) => webAddress('PORTAL_SOCIAL_URL', url)),
      supportNumbers: supportNumbers(read('PORTAL_SUPPORT_NUMBERS')),
      devTools: flag('PORTAL_DEVTOOLS', read('PORTAL_DEVTOOLS')),
      botCheck: account.recaptcha
        ? { kind: 'recaptcha', siteKey: account.recaptcha.siteKey }
        : { kind: 'altcha' },
    },
    ...account,
  };
}

function refuseUnknown(env: Environment): void {
  const known = new Set<string>(settings.map(({ name }) => name));
  const unknown = Object.keys(env).find(
    (name) => !known.has(name) && ownPrefixes.some((prefix) => name.startsWith(prefix)),
  );
  if (unknown)
    throw new StartupError(
      `Unknown setting ${unknown}: correct its name or unset it (known ones: docs/operating.md).`,
    );
}

function sandboxOn(value: string | undefined, production: boolean, ownDatabase: boolean): boolean {
  const wanted = oneOf('SANDBOX', value ?? (production || ownDatabase ? '0' : '1'), ['0', '1', 'force']);
  if (wanted === '1' && (production || ownDatabase)) {
    const because = production ? 'NODE_ENV=production' : 'DATABASE_URL is set';
    throw new StartupError(
      `SANDBOX=1 is refused because ${because}: unset SANDBOX, or set SANDBOX=force where no real money is.`,
    );
  }
  return wanted !== '0';
}

function gameServer(url: string | undefined, key: string | undefined): Config['gameServer'] {
  if (!url && !key) return null;
  if (!url || !key)
    throw new StartupError('GAME_SERVER_URL and GAME_SERVER_SECRET need each other: set both or neither.');
  return { url: webAddress('GAME_SERVER_URL', url), secret: secret('GAME_SERVER_SECRET', key) };
}

function supportNumbers(value: string | undefined): string[] {
  const numbers = (value ?? '').split(',').map((number) => number.trim());
  const wrong = numbers.find((number) => number && !/^\+?[0-9][0-9 .-]{1,19}$/.test(number));
  if (wrong) throw new StartupError(`PORTAL_SUPPORT_NUMBERS: "${wrong}" is no phone number.`);
  return numbers.filter(Boolean);
}
