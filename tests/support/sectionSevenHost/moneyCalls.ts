import { paths } from '@portal/contract';
import { ok, refusal } from './answer';
import { behindSession, open, type HostCall, type SignedInContext } from './call';
import { charge, move } from './world';

function recharge({ world, account, text }: SignedInContext) {
  const [creditAmount, zoneId] = [Number(text('creditAmount')), Number(text('zoneId'))];
  if (!world.zones.some(({ id }) => id === zoneId))
    return refusal(422, { errorCode: 'zone_closed', message: 'Máy chủ này không mở.' });
  if (creditAmount > (account.user.credit ?? 0))
    return refusal(422, { errorCode: 'insufficient_credit', message: 'Bạn không đủ KP.' });
  charge(world, account, creditAmount, zoneId);
  return ok({});
}

function migrate({ world, account, text }: SignedInContext) {
  const zoneId = Number(text('zoneId'));
  if (!world.zones.some(({ id }) => id === zoneId))
    return refusal(422, { message: 'Máy chủ này không mở.', errors: { zoneId: ['Hãy chọn máy chủ khác.'] } });
  move(world, account, zoneId);
  return ok({});
}

/**
 * The money calls of requirements §7, and the dictionary. The Idempotency-Key is ignored: a call that is received twice is executed
 * twice.
 */
export const moneyCalls: readonly HostCall[] = [
  behindSession('GET', paths.transactionHistory, ({ account }) => ok(account.history)),
  behindSession('GET', paths.paymentMethods, ({ world }) => ok(world.paymentMethods)),
  behindSession('GET', paths.rechargeGame, ({ world }) => ok(world.rechargeConfig)),
  behindSession('POST', paths.rechargeGame, recharge),
  behindSession('GET', paths.zones, ({ world }) => ok(world.zones)),
  behindSession('GET', paths.accountZones, ({ account }) => ok(account.accountZones)),
  behindSession('POST', paths.accountZones, migrate),
  open('GET', paths.locale, () => ok({})),
];
