import { isIPv6 } from 'node:net';
import { addressesOf } from './db/addresses';
import type { SettingValues } from './settings';
import type { SenderSecrets } from './settingValues';
import { StartupError } from './startupError';

/** SAFE-14: deployments that would fail silently refuse to start, or print a one-line warning. */

const isLoopback = (host: string): boolean => /^(localhost|127(\.\d+){3}|::1|\[::1\])$/.test(host);

/** Why real money or strangers may be involved; null if neither is. */
function whyNoSandbox({ NODE_ENV, DATABASE_URL, HOST, PUBLIC_URL }: SettingValues): string | null {
  if (NODE_ENV === 'production') return 'NODE_ENV=production';
  if (DATABASE_URL !== undefined) return 'DATABASE_URL is set';
  if (!isLoopback(HOST)) return `HOST=${HOST} allows connections from other machines`;
  return PUBLIC_URL?.startsWith('https:') ? `PUBLIC_URL=${PUBLIC_URL} is public` : null;
}

/** By default on if neither real money nor strangers can be involved: embedded database, outside production, on loopback. */
export function sandboxOn(values: SettingValues): boolean {
  const { SANDBOX } = values;
  const because = whyNoSandbox(values);
  if (SANDBOX === '1' && because !== null)
    throw new StartupError(
      `SANDBOX=1 is refused because ${because}: unset SANDBOX, or set SANDBOX=force if no real money is involved.`,
    );
  return SANDBOX === undefined ? because === null : SANDBOX !== '0';
}

/** Throws StartupError for settings that no deployment may have. */
export function checkDeployment(values: SettingValues, sandbox: boolean): void {
  const { NODE_ENV, PUBLIC_URL } = values;
  if (NODE_ENV === 'production' && !sandbox && !PUBLIC_URL?.startsWith('https:'))
    throw new StartupError(
      'NODE_ENV=production needs PUBLIC_URL=https://…, the address that players use: links in messages and Secure cookies depend on it.',
    );
  if (NODE_ENV === 'production' && values.DATABASE_URL !== undefined && values.API_HOST_KEYS === undefined)
    throw new StartupError(
      'NODE_ENV=production with DATABASE_URL needs API_HOST_KEYS, the same for all hosts: 1=$(openssl rand -base64 32).',
    );
  if (values.ALARM_EMAILS !== undefined && values.SMTP_URL === undefined && !sandbox)
    throw new StartupError('ALARM_EMAILS needs SMTP_URL, which sends the alarms.');
  if (values.METRICS_PORT === values.PORT && values.PORT !== 0 && shareAddress(values))
    throw new StartupError(
      `METRICS_PORT and PORT are both ${values.PORT}: give metrics a port of their own.`,
    );
  for (const name of ['DATABASE_URL', 'DATABASE_LISTEN_URL'] as const) {
    const url = values[name];
    if (url !== undefined) addressesOf(url, name);
  }
  refuseEqualSecrets(values);
}

/** An address of IPv6 alone. A listener on :: also takes IPv4. */
const isOnlyIPv6 = (host: string): boolean =>
  isIPv6(host) && host !== '::' && !host.toLowerCase().startsWith('::ffff:');

/** Whether the first listens on all addresses, with the second among them: 0.0.0.0 are those of IPv4, :: those of both. */
const includes = (all: string, host: string): boolean =>
  all === '::' || (all === '0.0.0.0' && !isOnlyIPv6(host));

/** Whether the portal and the metrics listen on the same address, or one of them on all addresses. */
const shareAddress = ({ HOST, METRICS_HOST }: SettingValues): boolean =>
  HOST === METRICS_HOST || includes(HOST, METRICS_HOST) || includes(METRICS_HOST, HOST);

/** Two senders that share a secret could sign for each other. */
function refuseEqualSecrets(values: SettingValues): void {
  const named = (name: string, secrets: ReadonlyMap<string, string | SenderSecrets> = new Map()) =>
    [...secrets].flatMap(([id, each]) => [each].flat().map((secret) => [`${name} (${id})`, secret] as const));
  const secrets: (readonly [name: string, secret: string | undefined])[] = [
    ...named('TRANSFER_NOTICE_SECRETS', values.TRANSFER_NOTICE_SECRETS),
    ...named('BANK_FEEDS', values.BANK_FEEDS),
    ...named('API_HOST_KEYS', values.API_HOST_KEYS),
    ['GAME_SERVER_SECRET', values.GAME_SERVER_SECRET],
    ['SMS_GATEWAY_SECRET', values.SMS_GATEWAY_SECRET],
    ...(values.HOTLINE_SECRET ?? []).map((secret) => ['HOTLINE_SECRET', secret] as const),
    ['ALARM_WEBHOOK_SECRET', values.ALARM_WEBHOOK_SECRET],
  ];
  const seen = new Map<string, string>();
  for (const [name, secret] of secrets) {
    if (secret === undefined) continue;
    const other = seen.get(secret);
    if (other !== undefined)
      throw new StartupError(`${other} and ${name} have the same secret: give each its own.`);
    seen.set(secret, name);
  }
}

/** Settings whose address on another machine is called without TLS: anyone in between can read what is sent. */
function unencrypted(values: SettingValues): string[] {
  const called = ['GAME_SERVER_URL', 'SMS_GATEWAY_URL', 'ALARM_WEBHOOK_URL'] as const;
  return called.filter((name) => {
    const url = values[name] === undefined ? null : new URL(values[name]);
    return url?.protocol === 'http:' && !isLoopback(url.hostname);
  });
}

/** What a deployment without the sandbox lacks, one line each. */
export function deploymentWarnings(values: SettingValues): string[] {
  const missing = {
    SMTP_URL: 'no e-mail is sent, and calls that need one are answered 503.',
    SMS_GATEWAY_URL: 'no SMS is sent, and calls that need one are answered 503.',
    HOTLINE_SECRET: 'SMS to the hotline are refused, so no phone can be verified.',
    TRANSFER_NOTICE_SECRETS: 'no transfer is credited (BANK_FEEDS is not set either).',
    GAME_SERVER_URL: 'no recharge is delivered.',
    PUBLIC_URL: 'links in messages lead to this host’s own address.',
    PORTAL_SUPPORT_NUMBERS: 'the portal shows no hotline.',
    ALARM_EMAILS: 'no alarm is sent (ALARM_WEBHOOK_URL is not set either).',
  } as const;
  /** Settings that can replace another one. */
  const instead: Partial<Record<keyof typeof missing, unknown>> = {
    TRANSFER_NOTICE_SECRETS: values.BANK_FEEDS,
    ALARM_EMAILS: values.ALARM_WEBHOOK_URL,
  };
  const lacking = (Object.keys(missing) as (keyof typeof missing)[]).filter(
    (name) => values[name] === undefined && instead[name] === undefined,
  );
  const because = whyNoSandbox(values);
  const ownChoice = values.SANDBOX !== undefined || values.NODE_ENV === 'production' || values.DATABASE_URL;
  return [
    ...(ownChoice || because === null
      ? []
      : [`The sandbox is off, because ${because}; SANDBOX=force turns it on if no real money is involved.`]),
    ...lacking.map((name) => `${name} is not set: ${missing[name]}`),
    ...unencrypted(values).map(
      (name) => `${name} is not encrypted: use https for an address on another machine.`,
    ),
    ...(values.PORTAL_API_HOST !== undefined && values.BOT_CHECK === 'altcha'
      ? [
          `BOT_CHECK=altcha needs challenges from ${values.PORTAL_API_HOST}, which may not offer them; BOT_CHECK=recaptcha does not.`,
        ]
      : []),
  ];
}
