import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { zoneStates } from '@portal/contract';
import type { Deps } from '../deps';
import { MAX_VND } from '../domain/money';
import { toE164 } from '../domain/phoneNumbers';
import { problem } from '../errors';
import { acceptHotlineSms } from '../useCases/acceptHotlineSms';
import { notifyMoneyEvent } from '../events/notifyMoneyEvent';
import { recallCredit } from '../repositories/ledger';
import { playerIdByName } from '../repositories/transfers';
import { reportTransfer } from './bank';
import { oneOf, optional, readFields, text, whole } from './fields';
import { gameModes, setGameMode } from './gameSettings';
import { LONGEST_DELAY_MS, MOST_FAILURES, type NetworkFaults } from './networkFaults';
import { sandboxPage } from './page';
import { receivedDeliveries, sentMessages, setOldBalances, setZoneState } from './repository';

/** The browser's own headers about a request's origin are protection enough for a sandbox. */
const change = { config: { csrf: 'sameSite' } } as const;
const kp = whole(1, Number.MAX_SAFE_INTEGER);
const balance = optional(whole(0, Number.MAX_SAFE_INTEGER));

/** The stored form of a recipient: a phone number in E.164, an address unchanged. (A '+' in a query string means a space.) */
const recipientOf = (written: string): string => toE164(written) ?? written;

/** Sends JSON to programs, and redirects form posts back to the page. */
function answered(request: FastifyRequest, reply: FastifyReply, status: number, body: object) {
  const fromForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') === true;
  return fromForm ? reply.redirect('/sandbox', 303) : reply.code(status).send(body);
}

/** The routes of the sandbox (architecture §5): a bank, game servers, phones, faults. */
export const sandboxRoutes = (deps: Deps, faults: NetworkFaults) =>
  async function routes(app: FastifyInstance): Promise<void> {
    const { db } = deps;
    app.removeContentTypeParser('application/x-www-form-urlencoded');
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    app.addHook('onSend', async (_request, reply) => {
      reply.header('Cache-Control', 'no-store');
    });

    app.get('/sandbox', async (_request, reply) => sandboxPage(deps, faults, reply));

    app.get<{ Querystring: { to?: string } }>('/sandbox/messages', (request) =>
      sentMessages(db, request.query.to && recipientOf(request.query.to)),
    );

    app.get<{ Querystring: { username?: string } }>('/sandbox/deliveries', (request) =>
      receivedDeliveries(db, request.query.username),
    );

    app.post('/sandbox/sms', change, async (request, reply) => {
      const { from, text: body } = readFields({ from: text(32), text: text(1000) }, request.body);
      await db.transaction().execute(async (trx) => {
        await trx.insertInto('sandbox_sms').values({ sender: from, body }).execute();
        await acceptHotlineSms(trx, { from, text: body }, deps);
      });
      return answered(request, reply, 202, {});
    });

    app.post('/sandbox/transfers', change, async (request, reply) => {
      const fields = {
        method: text(64),
        amount: whole(1, MAX_VND),
        content: text(1000),
        id: optional(text(128)),
      };
      const result = await reportTransfer(app, deps, readFields(fields, request.body));
      return answered(request, reply, 200, result);
    });

    app.post<{ Params: { id: string } }>('/sandbox/zones/:id', change, async (request, reply) => {
      const { id } = readFields({ id: whole(1, 2 ** 31 - 1) }, request.params);
      const { state } = readFields({ state: oneOf(zoneStates) }, request.body);
      if (!(await setZoneState(db, id, state))) throw problem(404, 'Không có máy chủ này.');
      return answered(request, reply, 200, { id, state });
    });

    app.post<{ Params: { username: string } }>(
      '/sandbox/players/:username',
      change,
      async (request, reply) => {
        const fields = { leftCoin: balance, extpoint0: balance, extpoint4: balance, recall: optional(kp) };
        const { recall, ...old } = readFields(fields, request.body);
        const { username } = readFields({ username: text(32) }, request.params);
        const playerId = await playerIdByName(db, username);
        if (playerId === undefined) throw problem(404, 'Không có người chơi này.');
        if (recall !== undefined) await recallCredit(db, playerId, recall, 'sandbox');
        notifyMoneyEvent(deps.pool, playerId);
        if (
          Object.values(old).some((value) => value !== undefined) &&
          !(await setOldBalances(db, playerId, old))
        )
          throw problem(422, 'Người chơi chưa có tài khoản trên máy chủ nào.');
        return answered(request, reply, 200, {});
      },
    );

    app.post('/sandbox/game', change, async (request, reply) => {
      const { mode } = readFields({ mode: oneOf(gameModes) }, request.body);
      await setGameMode(db, mode);
      return answered(request, reply, 200, { mode });
    });

    app.post('/sandbox/network', change, async (request, reply) => {
      const fields = {
        delayMs: optional(whole(0, LONGEST_DELAY_MS)),
        failNext: optional(whole(0, MOST_FAILURES)),
      };
      const { delayMs = 0, failNext = 0 } = readFields(fields, request.body);
      Object.assign(faults, { delayMs, failNext });
      return answered(request, reply, 200, faults);
    });
  };
