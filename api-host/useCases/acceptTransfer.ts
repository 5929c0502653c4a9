import type { Deps } from '../deps';
import { topUpParts } from '../domain/money';
import { choosePayer, payerHints } from '../domain/transferContent';
import { raiseAlarm } from '../repositories/alarms';
import { methodByName } from '../repositories/catalogue';
import { notifyMoneyEvent } from '../events/notifyMoneyEvent';
import { creditProvenClaims } from './creditProvenClaims';
import {
  findPayers,
  settleFeedTransfer,
  settleTransfer,
  type NoticeState,
  type TopUp,
  type Transfer,
} from '../repositories/transfers';

async function topUpFor({ db, log, config }: Deps, transfer: Transfer): Promise<TopUp | null> {
  const hints = payerHints(transfer.content, config.brand?.transferMarker);
  const [method, candidates] = await Promise.all([
    methodByName(db, transfer.provider),
    findPayers(db, hints),
  ]);
  const payer = choosePayer(hints, candidates);
  if (!method || !payer) return null;
  const parts = topUpParts(transfer.amount, method.rates);
  if (!parts) log.error({ provider: transfer.provider }, 'a transfer is worth more than a balance can hold');
  // An operator returns it: its 0 KP would reach nobody's attention.
  if (!parts || parts.recharge === 0n) return null;
  return { playerId: payer.id, type: `topup.${method.kind}`, ...parts };
}

/** Checks open claims: a player may have claimed the transfer before the bank reported it (PLAY-3). The bank does not wait for this. */
function claimsOfTransfer(deps: Deps): void {
  creditProvenClaims(deps).catch((error: unknown) => {
    deps.log.warn({ err: error }, 'claims could not be compared; a worker will retry');
  });
}

/**
 * Records a transfer from an authenticated sender, once per (provider, externalId), and credits the player that its content names. If
 * it names none, or is worth less than 1 KP, it waits for an operator. 'conflict': the id is known with another amount or content; no money moves and an alarm is
 * raised. `feed`: the bank feed that reports it, for which `provider` is only what its account belongs to now.
 */
export async function acceptTransfer(
  deps: Deps,
  transfer: Transfer,
  feed?: string,
): Promise<NoticeState | 'conflict'> {
  const { db, pool, log } = deps;
  const topUp = await topUpFor(deps, transfer);
  const { provider, state, fresh } =
    feed === undefined
      ? { provider: transfer.provider, ...(await settleTransfer(db, transfer, topUp)) }
      : await settleFeedTransfer(db, feed, transfer, topUp);
  const { externalId, amount } = transfer;
  const subject = `${provider}/${externalId}`;
  if (state === 'conflict') {
    log.error(
      { provider, externalId, amount },
      'a known transfer arrived again with a different amount or content',
    );
    await raiseAlarm(db, 'transfer-notice-conflict', subject, { amount, content: transfer.content });
  } else if (fresh) {
    log.info({ provider, externalId, amount, state }, 'transfer accepted');
    if (topUp) notifyMoneyEvent(pool, topUp.playerId);
    if (state === 'unmatched') claimsOfTransfer(deps);
    if (state === 'rejected') await raiseAlarm(db, 'transfer-rejected', subject, { amount });
  }
  return state;
}
