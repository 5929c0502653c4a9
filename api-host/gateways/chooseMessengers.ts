import type { Channel } from '@portal/contract';
import type { Config } from '../config';
import type { Deps } from '../deps';
import { sandboxMailboxes } from '../sandbox/mailboxes';
import { alarmWebhook } from './alarmWebhook';
import { httpSms } from './httpSms';
import type { Messengers } from './messenger';
import { smtpMail } from './smtpMail';

/** Whether a channel's messages can be sent, through a gateway or to the sandbox's mailboxes (SAFE-11). */
export const canSend = (
  { sandbox, smtp, smsGateway }: Pick<Config, 'sandbox' | 'smtp' | 'smsGateway'>,
  channel: Channel,
): boolean => sandbox || (channel === 'email' ? smtp : smsGateway) !== null;

/** The configured gateways, else the sandbox's mailboxes. Where there is neither, the channel's messages wait in the outbox. */
export function chooseMessengers({ config, db, clock }: Deps): Messengers {
  const otherwise = config.sandbox ? sandboxMailboxes(db) : null;
  return {
    email: config.smtp ? smtpMail(config.smtp) : otherwise,
    sms: config.smsGateway ? httpSms(config.smsGateway, clock) : otherwise,
    webhook: config.alarmWebhook ? alarmWebhook(config.alarmWebhook, clock) : null,
  };
}
