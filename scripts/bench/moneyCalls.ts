import { randomUUID } from 'node:crypto';
import { paths } from '@portal/contract';
import { signedHeaders } from '../../api-host/domain/signature';
import { noticePathOf } from '../../api-host/domain/transferNotice';
import type { Call } from './load';

/** The number of players of a world; their names are bench0, bench1, … */
export const BENCH_PLAYERS = 400;
const BANK = 'techcombank';
const SECRET = 'the-secret-of-the-bank-in-the-bench';

const noticePath = noticePathOf(BANK);

const notice: Call = {
  method: 'POST',
  path: noticePath,
  body: (turn) =>
    JSON.stringify({ id: randomUUID(), amount: 100_000, content: `FSO KP BENCH${turn % BENCH_PLAYERS}` }),
  headers: (body) => ({ ...signedHeaders(SECRET, { path: noticePath, rawBody: body }, Date.now()) }),
};
const recharge: Call = {
  method: 'POST',
  path: paths.rechargeGame,
  body: JSON.stringify({ creditAmount: 5_000, zoneId: 1 }),
};
/** The calls to measure. */
export const calls = { notices: notice, recharges: recharge } as const;

/** Environment of a host that accepts the bench's bank. */
export const bankEnv = { TRANSFER_NOTICE_SECRETS: `${BANK}=${SECRET}` };
