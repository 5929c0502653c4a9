import type { SettingName } from './settings';
import { decimal, oneOf, secret, smtpAddress, webAddress, wholeNumber } from './settingValues';
import { StartupError } from './startupError';

/** Settings about accounts, checked. Secrets are in here: never log it. */
export interface AccountConfig {
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
}

type Read = (name: SettingName) => string | undefined;

/** Throws StartupError with one line about the first fault. */
export function readAccountConfig(read: Read): AccountConfig {
  const hotline = read('HOTLINE_SECRET');
  return {
    smtp: smtp(read),
    smsGateway: smsGateway(read),
    hotlineSecret: hotline === undefined ? null : secret('HOTLINE_SECRET', hotline),
    recaptcha: recaptcha(read),
    botCheckDifficulty: wholeNumber(
      'BOT_CHECK_DIFFICULTY',
      read('BOT_CHECK_DIFFICULTY') ?? '500',
      1,
      100_000,
    ),
  };
}

function smtp(read: Read): AccountConfig['smtp'] {
  const [url, from] = [read('SMTP_URL'), read('MAIL_FROM')];
  if (!url && !from) return null;
  if (!url || !from) throw new StartupError('SMTP_URL and MAIL_FROM need each other: set both or neither.');
  if (!/^([^<>\r\n]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/.test(from))
    throw new StartupError(
      `MAIL_FROM must look like FS Online <no-reply@example.vn> or no-reply@example.vn, not "${from}".`,
    );
  return { url: smtpAddress('SMTP_URL', url), from };
}

function smsGateway(read: Read): AccountConfig['smsGateway'] {
  const [url, key] = [read('SMS_GATEWAY_URL'), read('SMS_GATEWAY_SECRET')];
  if (!url && !key) return null;
  if (!url || !key)
    throw new StartupError('SMS_GATEWAY_URL and SMS_GATEWAY_SECRET need each other: set both or neither.');
  return { url: webAddress('SMS_GATEWAY_URL', url), secret: secret('SMS_GATEWAY_SECRET', key) };
}

function recaptcha(read: Read): AccountConfig['recaptcha'] {
  if (oneOf('BOT_CHECK', read('BOT_CHECK') ?? 'altcha', ['altcha', 'recaptcha']) === 'altcha') return null;
  const [siteKey, key] = [read('RECAPTCHA_SITE_KEY'), read('RECAPTCHA_SECRET')];
  if (!siteKey || !key)
    throw new StartupError('BOT_CHECK=recaptcha needs RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET.');
  const verifyUrl = read('RECAPTCHA_VERIFY_URL') ?? 'https://www.google.com/recaptcha/api/siteverify';
  return {
    siteKey,
    secret: key,
    verifyUrl: webAddress('RECAPTCHA_VERIFY_URL', verifyUrl),
    leastScore: decimal('RECAPTCHA_SCORE', read('RECAPTCHA_SCORE') ?? '0.5', 0, 1),
  };
}
