import { randomUUID } from 'node:crypto';
import { redeemCode } from '../../../api-host/repositories/codeRedemptions';
import {
  addRedeemableCode,
  closeRedeemableCode,
} from '../../../api-host/repositories/operatorRedeemableCodes';
import { addPlayer } from '../players';
import { at, count, step, type Step } from './step';

const TO_COME = new Date('2099-12-31T16:59:59Z');
const GONE = new Date('2026-01-01T00:00:00Z');

/** A code that can be used this many times; a late one has expired. */
export const makeCode = (kp: number, uses: number, late: boolean): Step =>
  step(`a${late ? ' late' : ''} code of ${kp} KP for ${uses}`, async (model, real) => {
    const code = randomUUID().toUpperCase();
    const row = { code, title: 'T', credit: kp, most_uses: uses, expires_at: late ? GONE : TO_COME };
    await addRedeemableCode(real.world.database.db, row);
    model.codes.push({ code, credit: kp, left: uses, open: !late });
  });

/** The player redeems a code, this many times at once on both processes. */
export const redeem = (which: number, copies: number): Step =>
  step(
    `redeems a code ${copies} times at once`,
    async (model, real) => {
      const code = model.codes[which % model.codes.length];
      if (!code) return;
      const outcomes = await Promise.all(
        Array.from({ length: copies }, (_, turn) =>
          redeemCode(at(real, turn % 2).db, real.player.id, code.code),
        ),
      );
      const inDebt = model.debt > 0;
      const first = model.redeem(code);
      const rest = Array.from({ length: copies - 1 }, () => (first === 'redeemed' ? 'again' : first));
      expect(outcomes.sort()).toEqual([first, ...rest].sort());
      count(`code ${first}${first === 'redeemed' && inDebt ? ' in debt' : ''}`);
    },
    ({ codes }) => codes.length > 0,
  );

/** Other players race for a code's last uses; those who lose get nothing. */
export const othersRedeem = (which: number): Step =>
  step(
    'others redeem a code',
    async (model, real) => {
      const code = model.codes[which % model.codes.length];
      if (!code) return;
      const others = await Promise.all(
        [1, 2].map(() =>
          addPlayer(real.world.database.pool, `o${randomUUID().replace(/-/g, '').slice(0, 20)}`),
        ),
      );
      const outcomes = await Promise.all(
        others.map((id, turn) => redeemCode(at(real, turn).db, id, code.code)),
      );
      const won = code.open ? Math.min(code.left, others.length) : 0;
      expect(outcomes.filter((outcome) => outcome === 'redeemed')).toHaveLength(won);
      code.left -= won;
    },
    ({ codes }) => codes.length > 0,
  );

/** An operator closes a code. */
export const closeCode = (which: number): Step =>
  step(
    'a code is closed',
    async (model, real) => {
      const code = model.codes[which % model.codes.length];
      if (!code) return;
      await closeRedeemableCode(real.world.database.db, code.code);
      code.open = false;
    },
    ({ codes }) => codes.length > 0,
  );
