import { list, optional, secret, text, webAddress, wholeNumber, withDefault } from './settingValues';

/** The settings of settings.ts for what operators receive: alarms, reports, metrics. */
export const alarmSettings = {
  ALARM_EMAILS: optional(
    list(/^[^<>@\s]+@[^<>@\s]+$/, 'e-mail address'),
    '(none: no alarms are sent by e-mail)',
    'Recipients of alarms and the daily report, as comma-separated e-mail addresses. Needs SMTP_URL, except in the sandbox.',
  ),
  ALARM_WEBHOOK_URL: optional(
    webAddress,
    '(none)',
    'Webhook to which alarms are posted (docs/gateways.md). Needs ALARM_WEBHOOK_SECRET.',
  ),
  ALARM_WEBHOOK_SECRET: optional(
    secret,
    '(none)',
    'Secret that signs calls to ALARM_WEBHOOK_URL, at least 32 characters.',
  ),
  DAILY_REPORT_HOUR: withDefault(
    wholeNumber(0, 23),
    '8',
    'Hour (0 to 23, Vietnam time) at which the report of the previous day is sent to ALARM_EMAILS.',
  ),
  METRICS_PORT: optional(
    wholeNumber(0, 65_535),
    '(none: no metrics)',
    'Separate port that serves GET /metrics in Prometheus’ format. 0: any free port, which the host logs.',
  ),
  METRICS_HOST: withDefault(
    text,
    '127.0.0.1',
    'Address METRICS_PORT listens on. Let only the scraper reach it: metrics reveal how much money is waiting.',
  ),
};
