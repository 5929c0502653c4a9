import type { FastifyInstance } from 'fastify';
import { paths, type Session, type SignIn } from '@portal/contract';
import type { Deps } from '../deps';
import { signInOrigin } from '../domain/signInOrigin';
import { problem } from '../errors';
import { notifyMoneyEvent } from '../events/notifyMoneyEvent';
import { playerOf, requirePlayer } from '../plugins/sessions';
import { accountEventsRepository } from '../repositories/accountEvents';
import { playerSessionsRepository } from '../repositories/playerSessions';
import { endOtherSessions, endSession } from '../useCases/endSessions';
import { callerOf } from './caller';

const NO_SESSION = 'Thiết bị này không còn đăng nhập.';
/** More than a player would read; only the newest are returned. */
const MOST_SIGN_INS = 200;
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * GET /api/sessions: the contract's Sessions of the player, this one first. DELETE /api/sessions/:id ends one, 204 or 404; DELETE
 * /api/sessions ends all but this one. GET /api/sign-ins: the contract's SignIns of 90 days, newest first (SAFE-3).
 */
export const playerSessionRoutes = ({ db, pool, placeOf }: Deps) =>
  async function routes(app: FastifyInstance): Promise<void> {
    const player = { preHandler: requirePlayer };

    app.get(paths.sessions, player, async (request, reply): Promise<Session[]> => {
      const { id: playerId, tokenHash } = playerOf(request);
      const active = await playerSessionsRepository(db).active(playerId);
      const sessions = active.map((session) => ({
        id: session.id,
        ...signInOrigin(session, placeOf),
        createdAt: session.createdAt.toISOString(),
        lastUsedAt: session.lastSeenAt.toISOString(),
        current: session.tokenHash.equals(tokenHash),
      }));
      reply.header('Cache-Control', 'no-store');
      return sessions.sort((left, right) => Number(right.current) - Number(left.current));
    });

    app.delete(paths.sessions, player, async (request, reply) => {
      const { id: playerId } = playerOf(request);
      await endOtherSessions(db, { playerId, caller: callerOf(request) });
      // Wakes the player's event streams, so that those of ended sessions close.
      notifyMoneyEvent(pool, playerId);
      return reply.code(204).header('Cache-Control', 'no-store').send();
    });

    app.delete<{ Params: { id: string } }>(paths.session, player, async (request, reply) => {
      const { id: playerId } = playerOf(request);
      const { id } = request.params;
      const ended = uuid.test(id) && (await endSession(db, { playerId, id, caller: callerOf(request) }));
      if (!ended) throw problem(404, NO_SESSION);
      notifyMoneyEvent(pool, playerId);
      return reply.code(204).header('Cache-Control', 'no-store').send();
    });

    app.get(paths.signIns, player, async (request, reply): Promise<SignIn[]> => {
      const events = await accountEventsRepository(db).newest(playerOf(request).id, MOST_SIGN_INS);
      reply.header('Cache-Control', 'no-store');
      return events.map((event) => ({
        kind: event.kind,
        happenedAt: event.happenedAt.toISOString(),
        ...signInOrigin(event, placeOf),
      }));
    });
  };
