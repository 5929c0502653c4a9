import {
  matching,
  optional,
  secret,
  secretsByProvider,
  secretsOfFeeds,
  smtpAddress,
  webAddress,
} from './settingValues';

/** The settings of settings.ts for banks, game servers, mail and SMS. */
export const gatewaySettings = {
  TRANSFER_NOTICE_SECRETS: optional(
    secretsByProvider,
    '(none: notices are refused)',
    'Secrets of those who report transfers, as provider=secret pairs separated by commas; each secret at least 32 characters, and no two equal.',
  ),
  BANK_FEEDS: optional(
    secretsOfFeeds,
    '(none: their calls are refused)',
    'Keys of services that report transfers, as sepay=key, payos=key and casso=key pairs separated by commas (docs/gateways.md); each key at least 32 characters.',
  ),
  GAME_SERVER_URL: optional(
    webAddress,
    '(the sandbox’s, else none)',
    'Address of the game servers’ delivery call. Needs GAME_SERVER_SECRET.',
  ),
  GAME_SERVER_SECRET: optional(
    secret,
    '(none)',
    'Secret that signs calls to the game servers, at least 32 characters.',
  ),
  SMTP_URL: optional(
    smtpAddress,
    '(the sandbox’s mailboxes, else e-mails wait)',
    'Mail server, as smtp://user:password@host:587 or smtps://…. Needs MAIL_FROM.',
  ),
  MAIL_FROM: optional(
    matching(
      /^([^<>\r\n]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/,
      'must look like Name of the game <no-reply@example.vn> or no-reply@example.vn',
    ),
    '(none)',
    'Sender of e-mails, as Name of the game <no-reply@example.vn>.',
  ),
  SMS_GATEWAY_URL: optional(
    webAddress,
    '(the sandbox’s phones, else SMS wait)',
    'Address of the SMS gateway’s sending call (docs/gateways.md). Needs SMS_GATEWAY_SECRET.',
  ),
  SMS_GATEWAY_SECRET: optional(
    secret,
    '(none)',
    'Secret that signs calls to the SMS gateway, at least 32 characters.',
  ),
  HOTLINE_SECRET: optional(
    secret,
    '(none: reports are refused)',
    'Secret with which the hotline’s gateway signs the SMS it reports, at least 32 characters.',
  ),
};
