import path from 'node:path';
import type { PortalConfig } from '@portal/contract';
import { repositoryRoot } from './folders';
import { readSettings, type Environment, type LogLevel, type SettingValues } from './settings';
import type { TrustProxy } from './settingValues';
import { StartupError } from './startupError';

export type { Environment, LogLevel };

/** The host's settings, checked. It holds secrets: never log it. */
export interface Config {
  host: string;
  port: number;
  /** Absolute. */
  dataDir: string;
  /** null: the embedded PostgreSQL. */
  databaseUrl: string | null;
  poolSize: number;
  /** Whether GET /api/events streams. */
  events: boolean;
  logLevel: LogLevel;
  sandbox: boolean;
  trustProxy: TrustProxy;
  publicUrl: URL | null;
  /** Provider → HMAC secret of its transfer notices. */
  transferNoticeSecrets: ReadonlyMap<string, string>;
  /** null: the sandbox's game server where the sandbox is on, else none. */
  gameServer: { url: string; secret: string } | null;
  /** null: the sandbox's mailboxes where the sandbox is on, else messages wait. */
  smtp: { url: string; from: string } | null;
  /** null: as smtp. */
  smsGateway: { url: string; secret: string } | null;
  /** null: reports of the hotline's gateway are refused. */
  hotlineSecret: string | null;
  /** null: proof of work. */
  recaptcha: { siteKey: string; secret: string; verifyUrl: string; leastScore: number } | null;
  /** Steps of the proof of work, on average. */
  botCheckDifficulty: number;
  /** Folder of the built portal, absolute. */
  portalDist: string;
  portal: PortalConfig;
}

/** Reads and checks the environment. Throws StartupError with one line about the first fault. */
export function readConfig(env: Environment): Config {
  const values = readSettings(env);
  const gameServer = together(values, 'GAME_SERVER_URL', 'GAME_SERVER_SECRET');
  const smtp = together(values, 'SMTP_URL', 'MAIL_FROM');
  const smsGateway = together(values, 'SMS_GATEWAY_URL', 'SMS_GATEWAY_SECRET');
  const recaptcha = recaptchaOf(values);
  return {
    host: values.HOST,
    port: values.PORT,
    dataDir: path.resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL ?? null,
    poolSize: values.API_HOST_POOL_SIZE,
    events: values.API_HOST_EVENTS,
    logLevel: values.LOG_LEVEL,
    sandbox: sandboxOn(values),
    trustProxy: values.TRUST_PROXY,
    publicUrl: values.PUBLIC_URL === undefined ? null : new URL(values.PUBLIC_URL),
    transferNoticeSecrets: values.TRANSFER_NOTICE_SECRETS ?? new Map(),
    gameServer: gameServer && { url: gameServer[0], secret: gameServer[1] },
    smtp: smtp && { url: smtp[0], from: smtp[1] },
    smsGateway: smsGateway && { url: smsGateway[0], secret: smsGateway[1] },
    hotlineSecret: values.HOTLINE_SECRET ?? null,
    recaptcha,
    botCheckDifficulty: values.BOT_CHECK_DIFFICULTY,
    portalDist: path.resolve(values.PORTAL_DIST ?? path.join(repositoryRoot, 'dist')),
    portal: {
      apiHost: values.PORTAL_API_HOST ?? '',
      newsUrl: values.PORTAL_NEWS_URL ?? '',
      downloadUrl: values.PORTAL_DOWNLOAD_URL ?? '',
      socialUrl: values.PORTAL_SOCIAL_URL ?? '',
      supportNumbers: values.PORTAL_SUPPORT_NUMBERS ?? [],
      devTools: values.PORTAL_DEVTOOLS,
      botCheck: recaptcha ? { kind: 'recaptcha', siteKey: recaptcha.siteKey } : { kind: 'altcha' },
    },
  };
}

type TextSetting = {
  [Name in keyof SettingValues]: SettingValues[Name] extends string | undefined ? Name : never;
}[keyof SettingValues];

/** Two settings of which neither means anything alone; null where both are unset. */
function together(values: SettingValues, one: TextSetting, other: TextSetting): [string, string] | null {
  const [first, second] = [values[one], values[other]];
  if (first === undefined && second === undefined) return null;
  if (first === undefined || second === undefined)
    throw new StartupError(`${one} and ${other} need each other: set both or neither.`);
  return [first, second];
}

/** On by default where no money can be real: on the embedded database, outside production. */
function sandboxOn({ SANDBOX, NODE_ENV, DATABASE_URL }: SettingValues): boolean {
  const production = NODE_ENV === 'production';
  const realMoney = production || DATABASE_URL !== undefined;
  if (SANDBOX === '1' && realMoney) {
    const because = production ? 'NODE_ENV=production' : 'DATABASE_URL is set';
    throw new StartupError(
      `SANDBOX=1 is refused because ${because}: unset SANDBOX, or set SANDBOX=force where no real money is.`,
    );
  }
  return SANDBOX === undefined ? !realMoney : SANDBOX !== '0';
}

function recaptchaOf(values: SettingValues): Config['recaptcha'] {
  if (values.BOT_CHECK === 'altcha') return null;
  const { RECAPTCHA_SITE_KEY: siteKey, RECAPTCHA_SECRET: secret } = values;
  if (siteKey === undefined || secret === undefined)
    throw new StartupError('BOT_CHECK=recaptcha needs RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET.');
  return { siteKey, secret, verifyUrl: values.RECAPTCHA_VERIFY_URL, leastScore: values.RECAPTCHA_SCORE };
}
