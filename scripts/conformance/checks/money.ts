import { randomUUID } from 'node:crypto';
import {
  paths,
  playableZones,
  type PayableValue,
  type RechargePayload,
  type Transaction,
} from '@portal/contract';
import { operations } from '@portal/contract/openapi';
import { readErrorBody } from '../../../src/api/readers/errorBody';
import { readSecurityCodeSent } from '../../../src/api/readers/securityCode';
import { readTransactions } from '../../../src/api/readers/transactions';
import { readUser } from '../../../src/api/readers/user';
import { migrationOperation } from '../../../src/operations/migration/migrationOperation';
import { findRecharge, rechargeOperation } from '../../../src/operations/recharge/rechargeOperation';
import type { Browser, Exchange } from '../browser';
import { notTried, tried, type Deviation } from '../finding';
import { isSuccess, judgeRefusal, judgeSuccess } from '../judge';
import { judgeAnswer } from '../judgeAnswer';
import type { Check, World } from '../world';

/** Checks that cost KP or may send a message that costs money (--money). */

const creditOf = async (browser: Browser): Promise<number | null> =>
  readUser((await browser.send('GET', paths.me)).json?.value)?.credit ?? null;

const historyOf = async (browser: Browser): Promise<Transaction[]> =>
  readTransactions((await browser.send('GET', paths.transactionHistory)).json?.value) ?? [];

interface Plan {
  payload: RechargePayload;
  value: PayableValue;
}

/** The cheapest recharge that the player can pay for, or the reason why there is none. */
function planOf({ read: { user, config, zones = [] } }: World): Plan | string {
  const credit = user?.credit ?? 0;
  const [zone] = playableZones(zones);
  const [value] = [...(config?.payableValues ?? [])].sort((one, other) => one.credit - other.credit);
  if (!zone) return 'no zone can be played';
  if (!value) return 'nothing can be bought';
  if (value.credit > credit)
    return `the cheapest recharge costs ${value.credit} KP, and the player has ${credit}`;
  const seen = config?.acceptsExpectedCoins && { expectedCoins: value.coinsReceived };
  return { payload: { creditAmount: value.credit, zoneId: zone.id, ...seen }, value };
}

const refusal = ({ status, json }: Exchange): string => {
  const { errorCode, message } = readErrorBody(json?.value);
  return `refused with ${[status, errorCode, message].filter((part) => part !== undefined).join(' ')}`;
};

/** The answers with which the portal reports a success (GAME-6, MIG-4). */
const doneBy =
  ({ isRefusal }: Pick<typeof rechargeOperation | typeof migrationOperation, 'isRefusal'>) =>
  (exchange: Exchange): boolean =>
    isSuccess(exchange) && exchange.json !== null && !isRefusal(readErrorBody(exchange.json?.value));

const isRecharged = doneBy(rechargeOperation);
const isMoved = doneBy(migrationOperation);

const recharge: Check = {
  call: 'POST /api/recharge/game',
  about: 'twice with one Idempotency-Key',
  needs: 'money',
  run: async (world) => {
    const { browser } = world;
    const plan = planOf(world);
    if (typeof plan === 'string') return notTried(plan);
    const { payload, value } = plan;
    const knownIds = (await historyOf(browser)).map(({ id }) => id);
    const before = (await creditOf(browser)) ?? 0;
    const idempotencyKey = randomUUID();
    const attempt = () => browser.send('POST', paths.rechargeGame, { body: payload, idempotencyKey });

    const first = await attempt();
    if (!isRecharged(first)) return tried({ how: refusal(first) });
    const after = (await creditOf(browser)) ?? 0;
    const seen = findRecharge(await historyOf(browser), {
      payload: {
        ...payload,
        coins: value.coinsReceived,
        gameId: world.read.config?.gameId ?? '',
        coinName: '',
      },
      knownIds,
    });
    const second = await attempt();
    const chargedAgain = (await creditOf(browser)) !== after;
    const paid = before - after;
    return tried(
      ...(paid === value.credit ? [] : [{ how: `the balance fell by ${paid} KP, not by ${value.credit}` }]),
      ...(isRecharged(second) || chargedAgain ? [] : [{ how: `the repetition was ${refusal(second)}` }]),
      ...judgeOnce(chargedAgain, seen !== undefined),
    );
  },
};

/** After a lost answer, the portal relies on the Idempotency-Key or on the history (GAME-8). A host must support at least one of them. */
function judgeOnce(chargedAgain: boolean, isSeen: boolean): Deviation[] {
  const ignored = 'Idempotency-Key is ignored: the repetition was charged again';
  const unseen = 'the history does not show it';
  if (chargedAgain && !isSeen) return [{ how: `${ignored}, and ${unseen}`, breaking: 'chargedUnseen' }];
  if (chargedAgain)
    return [{ how: `${ignored}. The portal looks into the history before it repeats anything` }];
  return isSeen
    ? []
    : [{ how: `${unseen}: after a lost answer the portal relies on the Idempotency-Key alone` }];
}

const migration: Check = {
  call: 'POST /api/account-zones',
  about: 'twice with one Idempotency-Key',
  needs: 'money',
  run: async ({ browser, read: { zones = [], closedZones = 0 } }) => {
    const [zone] = playableZones(zones);
    if (closedZones === 0 || !zone) return notTried('the player has no account on a CLOSED zone');
    const idempotencyKey = randomUUID();
    const attempt = () =>
      browser.send('POST', paths.accountZones, { body: { zoneId: zone.id }, idempotencyKey });
    const [first, second] = [await attempt(), await attempt()];
    return tried(
      ...(isMoved(first) ? [] : [{ how: refusal(first) }]),
      ...(isMoved(first) && !isMoved(second) ? [{ how: `the repetition was ${refusal(second)}` }] : []),
    );
  },
};

const securityCode: Check = {
  call: 'POST /api/security-code/',
  about: 'sends a code',
  needs: 'money',
  run: async ({ browser }) => {
    const answer = await browser.send('POST', paths.securityCode, {
      body: { action: 'confirm.phone_number' },
    });
    if (!isSuccess(answer))
      return tried(...judgeRefusal(answer, { statuses: [422, 429], accepted: 'acceptsAnything' }));
    // The requirements do not specify the body of the answer.
    if (answer.json === undefined) return tried();
    const { schema = {} } = operations['POST /api/security-code/'].answer ?? {};
    return tried(...judgeAnswer(answer, schema, readSecurityCodeSent).deviations);
  },
};

const emailVerification: Check = {
  call: 'POST /email-verification/send',
  about: 'sends a link',
  needs: 'money',
  run: async ({ browser }) => {
    const answer = await browser.send('POST', paths.sendEmailVerification);
    return tried(
      ...(isSuccess(answer)
        ? judgeSuccess(answer)
        : judgeRefusal(answer, { statuses: [422, 429], accepted: 'acceptsAnything' })),
    );
  },
};

export const moneyChecks: Check[] = [securityCode, emailVerification, migration, recharge];
