import { randomUUID } from 'node:crypto';
import { acceptTransfer } from '../../../api-host/useCases/acceptTransfer';
import { recallCredit, refundCredit } from '../../../api-host/repositories/ledger';
import { recordAction } from '../../../api-host/repositories/operatorActions';
import { BANK } from '../moneyWorld';
import type { Real } from './real';
import { at, count, step, type Step } from './step';

const transfer = (real: Real, id: string, amount: number) => ({
  provider: BANK,
  externalId: id,
  amount,
  content: `ND FSO KP ${real.player.username}.CT tu 007`,
});

export const topUp = (vnd: number, copies: number): Step =>
  step(`top-up ${vnd} VND, reported ${copies} times at once`, async (model, real) => {
    const id = randomUUID();
    const states = await Promise.all(
      Array.from({ length: copies }, (_, turn) =>
        acceptTransfer(at(real, turn % 2).deps, transfer(real, id, vnd)),
      ),
    );
    const inDebt = model.debt > 0;
    const state = model.topUp(id, vnd);
    expect(new Set(states)).toEqual(new Set([state]));
    count(state === 'unmatched' ? 'less than 1 KP' : inDebt ? 'top-up in debt' : 'top-up');
  });

export const duplicate = (which: number, process: number, changed: boolean): Step =>
  step(
    `an old notice again${changed ? ', with another amount' : ''}`,
    async (model, real) => {
      const notice = model.notices[which % model.notices.length];
      if (!notice) return;
      const again = transfer(real, notice.id, notice.vnd + (changed ? 1 : 0));
      expect(await acceptTransfer(at(real, process).deps, again)).toBe(changed ? 'conflict' : notice.state);
      count('duplicate');
    },
    ({ notices }) => notices.length > 0,
  );

/** As `npm run admin -- recall` and `refund` do it: with its audit row, in one transaction. */
const byOperator = (real: Real, process: number, action: 'recall' | 'refund', kp: number) =>
  at(real, process)
    .db.transaction()
    .execute(async (trx) => {
      const { id: playerId, username } = real.player;
      const move = action === 'recall' ? recallCredit : refundCredit;
      const movement = { playerId, transactionId: await move(trx, playerId, kp, 'model') };
      const entry = { target: username, before: null, after: { kp }, movement };
      await recordAction(trx, { name: 'model', osUser: 'model' }, action, entry);
    });

export const recall = (kp: number, process: number): Step =>
  step(`recall ${kp} KP`, async (model, real) => {
    await byOperator(real, process, 'recall', kp);
    count(model.credit < kp ? 'recall into debt' : 'recall');
    model.recall(kp);
  });

export const refund = (kp: number, process: number): Step =>
  step(`an operator gives back ${kp} KP`, async (model, real) => {
    await byOperator(real, process, 'refund', kp);
    count(model.debt > 0 ? 'refund in debt' : 'refund');
    model.refund(kp);
  });
