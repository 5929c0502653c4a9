import path from 'node:path';
import { examplePortalConfig, unsetPortalConfig, type PortalConfig } from '@portal/contract';
import { readBrand, type LoadedBrand } from './brand/readBrand';
import { relyingPartyOf } from './domain/relyingParty';
import { distFolder } from './folders';
import { checkDeployment, deploymentWarnings, sandboxOn } from './deployment';
import { readSettings, type Environment, type LogLevel, type SettingValues } from './settings';
import type { SenderSecrets, TrustProxy } from './settingValues';
import { StartupError } from './startupError';
import { tracingSettings, type TracingSettings } from './tracingSettings';

export type { Environment, LogLevel };

/** Time limits for the database, in ms; 0: no limit. */
export interface DatabaseTimes {
  connectMs: number;
  queryMs: number;
  statementMs: number;
  lockMs: number;
  idleInTransactionMs: number;
}

/** The host's validated settings. They hold secrets: never log them. */
export interface Config {
  host: string;
  port: number;
  /** Absolute. */
  dataDir: string;
  /** null: the embedded PostgreSQL. */
  databaseUrl: string | null;
  /** The database to listen on for money events, if not databaseUrl. */
  listenUrl: string | null;
  /** Whether databaseUrl points to a pooler in transaction mode. */
  pooler: boolean;
  /** Whether the host migrates the schema when it starts. */
  migrate: boolean;
  poolSize: number;
  databaseTimes: DatabaseTimes;
  /** How long the host keeps answering requests after it was told to stop, in ms. */
  drainMs: number;
  /** How long a signed-in page waits for its first answers, and then for its rendering, in ms each; 0: it is served without either. */
  pageMs: number;
  /** The maximum number of passwords hashed at a time; null: plugins/passwords.ts chooses for the machine. */
  hashesAtOnce: number | null;
  /** Keys by id, the current one first; null: the key file in the data folder. */
  keys: ReadonlyMap<string, string> | null;
  /** Whether GET /api/events streams. */
  events: boolean;
  logLevel: LogLevel;
  /** Whether GET /api/openapi.json is served: in development only. */
  openApi: boolean;
  sandbox: boolean;
  trustProxy: TrustProxy;
  publicUrl: URL | null;
  /** The absolute path of the file ADDRESS_PLACES; null: unset. */
  addressPlaces: string | null;
  /** Provider → HMAC secrets of its transfer notices. */
  transferNoticeSecrets: ReadonlyMap<string, SenderSecrets>;
  /** Keys of the bank feeds, by feed name. */
  bankFeeds: ReadonlyMap<string, SenderSecrets>;
  /** null: the sandbox's game server where the sandbox is on, else none. */
  gameServer: { url: string; secret: string } | null;
  /** null: the sandbox's mailboxes where the sandbox is on, else messages wait. */
  smtp: { url: string; from: string } | null;
  /** null: as smtp. */
  smsGateway: { url: string; secret: string } | null;
  /** Empty: reports of the hotline's gateway are refused. */
  hotlineSecrets: SenderSecrets;
  /** Recipients of alarms and the daily report; empty: none. */
  alarmEmails: readonly string[];
  /** null: alarms are not posted to a webhook. */
  alarmWebhook: { url: string; secret: string } | null;
  /** The maximum KP that a proven claim credits without an operator (PLAY-3). */
  claimLimitKp: number;
  /** 0 to 23, in Vietnam. */
  dailyReportHour: number;
  /** Where metrics are served; null: nowhere. */
  metrics: { host: string; port: number } | null;
  /** null: no spans are sent. */
  tracing: TracingSettings | null;
  /** null: proof of work. */
  recaptcha: { siteKey: string; secret: string; verifyUrl: string; leastScore: number } | null;
  /** Average number of steps of the proof of work. */
  botCheckDifficulty: number;
  /** Folder of the built portal, absolute; null: this host serves none. */
  portalDist: string | null;
  /** The brand of PORTAL_BRAND; null: the portal's own. */
  brand: LoadedBrand | null;
  portal: PortalConfig;
  /** What this deployment cannot do, one line each, for the person at the terminal (SAFE-14). */
  warnings: readonly string[];
}

/** Proxies poll /ready every second or two, and act on the second failure. */
const BEHIND_PROXY_DRAIN_MS = 5_000;

/** Reads and validates the environment. Throws StartupError with one line about the first fault. */
export function readConfig(env: Environment): Config {
  const values = readSettings(env);
  const gameServer = together(values, 'GAME_SERVER_URL', 'GAME_SERVER_SECRET');
  const smtp = together(values, 'SMTP_URL', 'MAIL_FROM');
  const smsGateway = together(values, 'SMS_GATEWAY_URL', 'SMS_GATEWAY_SECRET');
  const alarmWebhook = together(values, 'ALARM_WEBHOOK_URL', 'ALARM_WEBHOOK_SECRET');
  const recaptcha = recaptchaOf(values);
  const publicUrl = values.PUBLIC_URL === undefined ? null : new URL(values.PUBLIC_URL);
  const sandbox = sandboxOn(values);
  checkDeployment(values, sandbox);
  // Example values exist only in the sandbox; elsewhere unset values are not shown (HOST-5).
  const unset = sandbox ? examplePortalConfig : unsetPortalConfig;
  const brand = values.PORTAL_BRAND === undefined ? null : readBrand(path.resolve(values.PORTAL_BRAND));
  return {
    host: values.HOST,
    port: values.PORT,
    dataDir: path.resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL ?? null,
    listenUrl: values.DATABASE_LISTEN_URL ?? null,
    pooler: values.API_HOST_DATABASE_POOLER,
    migrate: values.API_HOST_MIGRATE,
    poolSize: values.API_HOST_POOL_SIZE,
    databaseTimes: {
      connectMs: values.API_HOST_DATABASE_CONNECT_MS,
      queryMs: values.API_HOST_DATABASE_QUERY_MS,
      statementMs: values.API_HOST_DATABASE_STATEMENT_MS,
      lockMs: values.API_HOST_DATABASE_LOCK_MS,
      idleInTransactionMs: values.API_HOST_DATABASE_IDLE_MS,
    },
    drainMs: values.API_HOST_DRAIN_MS ?? (values.TRUST_PROXY === false ? 0 : BEHIND_PROXY_DRAIN_MS),
    pageMs: values.API_HOST_PAGE_MS,
    hashesAtOnce: values.API_HOST_HASHES_AT_ONCE ?? null,
    keys: values.API_HOST_KEYS ?? null,
    events: values.API_HOST_EVENTS,
    logLevel: values.LOG_LEVEL,
    openApi: values.NODE_ENV === 'development',
    sandbox,
    trustProxy: values.TRUST_PROXY,
    publicUrl,
    addressPlaces: values.ADDRESS_PLACES === undefined ? null : path.resolve(values.ADDRESS_PLACES),
    transferNoticeSecrets: values.TRANSFER_NOTICE_SECRETS ?? new Map(),
    bankFeeds: values.BANK_FEEDS ?? new Map(),
    gameServer: gameServer && { url: gameServer[0], secret: gameServer[1] },
    smtp: smtp && { url: smtp[0], from: smtp[1] },
    smsGateway: smsGateway && { url: smsGateway[0], secret: smsGateway[1] },
    hotlineSecrets: values.HOTLINE_SECRET ?? [],
    alarmEmails: values.ALARM_EMAILS ?? [],
    alarmWebhook: alarmWebhook && { url: alarmWebhook[0], secret: alarmWebhook[1] },
    claimLimitKp: values.CLAIM_LIMIT_KP,
    dailyReportHour: values.DAILY_REPORT_HOUR,
    metrics:
      values.METRICS_PORT === undefined ? null : { host: values.METRICS_HOST, port: values.METRICS_PORT },
    tracing: tracingSettings(env),
    recaptcha,
    botCheckDifficulty: values.BOT_CHECK_DIFFICULTY,
    portalDist: values.PORTAL_DIST === 'none' ? null : path.resolve(values.PORTAL_DIST ?? distFolder),
    brand,
    portal: {
      brand: brand?.pageBrand.brand ?? unset.brand,
      apiHost: values.PORTAL_API_HOST ?? '',
      newsUrl: values.PORTAL_NEWS_URL ?? brand?.links.news ?? unset.newsUrl,
      downloadUrl: values.PORTAL_DOWNLOAD_URL ?? brand?.links.download ?? unset.downloadUrl,
      socialUrl: values.PORTAL_SOCIAL_URL ?? brand?.links.social ?? unset.socialUrl,
      supportPhone: values.PORTAL_SUPPORT_PHONE ?? unset.supportPhone,
      supportEmail: values.PORTAL_SUPPORT_EMAIL ?? unset.supportEmail,
      supportHours: values.PORTAL_SUPPORT_HOURS ?? unset.supportHours,
      supportNumbers: values.PORTAL_SUPPORT_NUMBERS ?? unset.supportNumbers,
      bankApps: values.PORTAL_BANK_APPS ?? unset.bankApps,
      popularAmount: values.PORTAL_POPULAR_AMOUNT ?? unset.popularAmount,
      devTools: values.PORTAL_DEVTOOLS,
      // These features need calls of this host; whether another API host has them is unknown.
      passkeys: values.PORTAL_API_HOST === undefined && relyingPartyOf(publicUrl) !== null,
      problemReports: values.PORTAL_API_HOST === undefined,
      crashReports: values.PORTAL_API_HOST === undefined && values.PORTAL_CRASH_REPORTS,
      serviceWorker: values.PORTAL_SERVICE_WORKER,
      botCheck: recaptcha ? { kind: 'recaptcha', siteKey: recaptcha.siteKey } : { kind: 'altcha' },
    },
    warnings: sandbox ? [] : deploymentWarnings(values),
  };
}

type TextSetting = {
  [Name in keyof SettingValues]: SettingValues[Name] extends string | undefined ? Name : never;
}[keyof SettingValues];

/** Two settings that are only valid together; null if both are unset. */
function together(values: SettingValues, one: TextSetting, other: TextSetting): [string, string] | null {
  const [first, second] = [values[one], values[other]];
  if (first === undefined && second === undefined) return null;
  if (first === undefined || second === undefined)
    throw new StartupError(`${one} and ${other} are only valid together: set both or neither.`);
  return [first, second];
}

function recaptchaOf(values: SettingValues): Config['recaptcha'] {
  if (values.BOT_CHECK === 'altcha') return null;
  const { RECAPTCHA_SITE_KEY: siteKey, RECAPTCHA_SECRET: secret } = values;
  if (siteKey === undefined || secret === undefined)
    throw new StartupError('BOT_CHECK=recaptcha needs RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET.');
  return { siteKey, secret, verifyUrl: values.RECAPTCHA_VERIFY_URL, leastScore: values.RECAPTCHA_SCORE };
}
