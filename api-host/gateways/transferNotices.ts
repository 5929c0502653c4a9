import type { Deps } from '../deps';
import { topUpParts } from '../domain/money';
import { choosePayer, payerHints } from '../domain/transferContent';
import { raiseAlarm } from '../repositories/alarms';
import { methodByName } from '../repositories/catalogue';
import { notifyMoneyEvent } from '../events/notifyMoneyEvent';
import { sharedSecret } from '../repositories/secrets';
import {
  findPayers,
  settleTransfer,
  type NoticeState,
  type TopUp,
  type Transfer,
} from '../repositories/transfers';

/**
 * The secret that a provider signs with; undefined for a provider nobody configured. The sandbox's bank signs with one that
 * the hosts of a database share.
 */
export async function noticeSecret({ config, db }: Deps, provider: string): Promise<string | undefined> {
  const configured = config.transferNoticeSecrets.get(provider);
  if (configured !== undefined || !config.sandbox) return configured;
  return (await sharedSecret(db, 'sandbox-transfer-notices')).toString('hex');
}

async function topUpFor({ db, log }: Deps, transfer: Transfer): Promise<TopUp | null> {
  const hints = payerHints(transfer.content);
  const [method, candidates] = await Promise.all([
    methodByName(db, transfer.provider),
    findPayers(db, hints),
  ]);
  const payer = choosePayer(hints, candidates);
  if (!method || !payer) return null;
  const parts = topUpParts(transfer.amount, method.rates);
  if (!parts) log.error({ provider: transfer.provider }, 'a transfer is worth more than a balance can hold');
  return parts && { playerId: payer.id, type: `topup.${method.kind}`, ...parts };
}

/**
 * Takes a transfer whose sender is proven, once by (provider, externalId): credits the player its content names, or lets it
 * wait. The same id with another amount or content moves no money and raises an alarm: 'conflict'.
 */
export async function acceptTransfer(deps: Deps, transfer: Transfer): Promise<NoticeState | 'conflict'> {
  const { db, pool, log } = deps;
  const topUp = await topUpFor(deps, transfer);
  const { state, fresh } = await settleTransfer(db, transfer, topUp);
  const { provider, externalId, amount } = transfer;
  const subject = `${provider}/${externalId}`;
  if (state === 'conflict') {
    log.error({ provider, externalId, amount }, 'a known transfer came with another amount or content');
    await raiseAlarm(db, 'transfer-notice-conflict', subject, { amount, content: transfer.content });
  } else if (fresh) {
    log.info({ provider, externalId, amount, state }, 'transfer taken');
    if (topUp) notifyMoneyEvent(pool, topUp.playerId);
    if (state === 'rejected') await raiseAlarm(db, 'transfer-rejected', subject, { amount });
  }
  return state;
}
