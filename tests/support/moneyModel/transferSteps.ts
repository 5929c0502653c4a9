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
    expect(new Set(states)).toEqual(new Set(['credited']));
    model.topUp(id, vnd);
    count(model.debt > 0 ? 'top-up in debt' : 'top-up');
  });

export const duplicate = (which: number, process: number, changed: boolean): Step =>
  step(
    `an old notice again${changed ? ', with another amount' : ''}`,
    async (model, real) => {
      const notice = model.notices[which % model.notices.length];
      if (!notice) return;
      const again = transfer(real, notice.id, notice.vnd + (changed ? 1 : 0));
      expect(await acceptTransfer(at(real, process).deps, again)).toBe(changed ? 'conflict' : 'credited');
      count('duplicate');
    },
    ({ notices }) => notices.length > 0,
  );

export const recall = (kp: number, process: number): Step =>
  step(`recall ${kp} KP`, async (model, real) => {
    await recallCredit(at(real, process).db, real.player.id, kp, 'model');
    count(model.credit < kp ? 'recall into debt' : 'recall');
    model.recall(kp);
  });

/** As `npm run admin -- refund` does it: with its audit row, in one transaction. */
export const refund = (kp: number, process: number): Step =>
  step(`an operator gives back ${kp} KP`, async (model, real) => {
    const { id: playerId } = real.player;
    await at(real, process)
      .db.transaction()
      .execute(async (trx) => {
        const movement = { playerId, transactionId: await refundCredit(trx, playerId, kp, 'model') };
        const entry = { target: real.player.username, before: null, after: { kp }, movement };
        await recordAction(trx, { name: 'model', osUser: 'model' }, 'refund', entry);
      });
    count(model.debt > 0 ? 'refund in debt' : 'refund');
    model.refund(kp);
  });
