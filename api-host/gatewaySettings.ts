import {
  matching,
  optional,
  secret,
  secretsByProvider,
  secretsOfFeeds,
  senderSecrets,
  smtpAddress,
  webAddress,
} from './settingValues';

/** The settings of settings.ts for banks, game servers, mail and SMS. */
export const gatewaySettings = {
  TRANSFER_NOTICE_SECRETS: optional(
    secretsByProvider,
    '(none: notices are refused)',
    'Secrets of the banks and wallets that report transfers, as comma-separated provider=secret pairs; each secret has at least 32 characters, and all must differ. A provider may have two while it changes its secret.',
  ),
  BANK_FEEDS: optional(
    secretsOfFeeds,
    '(none: their calls are refused)',
    'Keys of the services that report transfers, as comma-separated pairs sepay=key, payos=key and casso=key (docs/gateways.md); each key has at least 32 characters. A service may have two while its key changes.',
  ),
  GAME_SERVER_URL: optional(
    webAddress,
    '(the sandbox’s; none outside the sandbox)',
    'Address to which the host sends deliveries for the game servers (docs/gateways.md). Needs GAME_SERVER_SECRET.',
  ),
  GAME_SERVER_SECRET: optional(
    secret,
    '(none)',
    'Secret that signs calls to the game servers, at least 32 characters.',
  ),
  SMTP_URL: optional(
    smtpAddress,
    '(the sandbox’s mailboxes; outside the sandbox e-mails wait)',
    'Mail server, as smtp://user:password@host:587 or smtps://…. Needs MAIL_FROM.',
  ),
  MAIL_FROM: optional(
    matching(
      /^([^<>\r\n]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/,
      'must look like Name of the game <no-reply@example.vn> or no-reply@example.vn',
    ),
    '(none)',
    'Sender of e-mails, such as Name of the game <no-reply@example.vn>.',
  ),
  SMS_GATEWAY_URL: optional(
    webAddress,
    '(the sandbox’s phones; outside the sandbox SMS wait)',
    'Address of the SMS gateway, to which the host sends messages (docs/gateways.md). Needs SMS_GATEWAY_SECRET.',
  ),
  SMS_GATEWAY_SECRET: optional(
    secret,
    '(none)',
    'Secret that signs calls to the SMS gateway, at least 32 characters.',
  ),
  HOTLINE_SECRET: optional(
    senderSecrets,
    '(none: reports are refused)',
    'Secret that the hotline’s SMS gateway uses to sign the SMS it reports, at least 32 characters; or two, separated by a comma, while it changes.',
  ),
};
