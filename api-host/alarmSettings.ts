import { list, optional, secret, text, webAddress, wholeNumber, withDefault } from './settingValues';

/** The settings of settings.ts for what operators receive: alarms, reports, metrics. */
export const alarmSettings = {
  ALARM_EMAILS: optional(
    list(/^[^<>@\s]+@[^<>@\s]+$/, 'e-mail address'),
    '(none: nobody is sent an alarm)',
    'Who is sent alarms and the daily report, as e-mail addresses separated by commas. Needs SMTP_URL, except in the sandbox.',
  ),
  ALARM_WEBHOOK_URL: optional(
    webAddress,
    '(none)',
    'Address that alarms are posted to (docs/gateways.md). Needs ALARM_WEBHOOK_SECRET.',
  ),
  ALARM_WEBHOOK_SECRET: optional(
    secret,
    '(none)',
    'Secret that signs calls to ALARM_WEBHOOK_URL, at least 32 characters.',
  ),
  DAILY_REPORT_HOUR: withDefault(
    wholeNumber(0, 23),
    '8',
    'Hour in Vietnam at which the report of the day before is sent to ALARM_EMAILS.',
  ),
  METRICS_PORT: optional(
    wholeNumber(0, 65_535),
    '(none: no metrics)',
    'Port of its own for GET /metrics, in Prometheus’ format; 0 takes any free one, and the log names it.',
  ),
  METRICS_HOST: withDefault(
    text,
    '127.0.0.1',
    'Address METRICS_PORT listens on. Let only the scraper reach it: metrics tell how much money waits.',
  ),
};
