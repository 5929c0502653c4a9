import os from 'node:os';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Config } from '../config';
import { Abandoned, limitConcurrency, Overloaded } from '../domain/concurrencyLimit';
import { hashPassword, passwordFits, type Passwords } from '../domain/passwords';
import { botCheckAsked, HttpProblem, problem } from '../errors';

declare module 'fastify' {
  interface FastifyRequest {
    /** Hashes passwords for this request, through the queue. */
    passwords: Passwords;
  }
}

const BUSY = 'Máy chủ đang có quá nhiều lượt đăng nhập, xin thử lại sau vài giây.';
const RETRY_AFTER_SECONDS = 2;
const queueFull = () =>
  new HttpProblem(503, { statusCode: 503, message: BUSY }, { 'Retry-After': String(RETRY_AFTER_SECONDS) });
/** Only logged: the client is no longer there to read it. */
const CLIENT_GONE = 'Kết nối đã đóng.';

/** Queue places for each running hash. A hash takes about 20 ms, so a queued request waits less than a second. */
const WAITING_FOR_EACH = 32;

/** The size of libuv's thread pool, in which passwords are hashed and files are read. */
const THREADS = Number(process.env.UV_THREADPOOL_SIZE) || 4;

/** One per core, with one thread left for reading files. */
const defaultAtOnce = (): number => Math.max(1, Math.min(os.availableParallelism(), THREADS - 1));

/**
 * `request.passwords`: all hashing in this process goes through one short queue (SAFE-8), so that a flood of logins cannot take all
 * cores. 503 with Retry-After when the queue is full; work with `yields` gets it once the queue is half full, with a request for a bot
 * check. Nothing is hashed for a client that has disconnected.
 */
export const passwords = ({ config }: { config: Pick<Config, 'hashesAtOnce'> }) =>
  fastifyPlugin(
    async (app: FastifyInstance): Promise<void> => {
      const running = config.hashesAtOnce ?? defaultAtOnce();
      const limit = limitConcurrency({ running, waiting: running * WAITING_FOR_EACH });

      app.gauges.hashing = () => limit.load();

      const inTurn = async <Result>(
        request: FastifyRequest,
        work: () => Promise<Result>,
        yields = false,
      ): Promise<Result> => {
        try {
          return await limit(work, { isWanted: () => !request.raw.socket.destroyed, yields });
        } catch (error) {
          if (error instanceof Overloaded)
            throw yields ? botCheckAsked(503, RETRY_AFTER_SECONDS) : queueFull();
          // 499, as proxies log it: the client closed the connection.
          throw error instanceof Abandoned ? problem(499, CLIENT_GONE) : error;
        }
      };

      app.decorateRequest('passwords', {
        getter(this: FastifyRequest): Passwords {
          return {
            hash: (password) => inTurn(this, () => hashPassword(password)),
            matches: (passwordHash, password, { yields } = {}) =>
              inTurn(this, () => passwordFits(passwordHash, password), yields),
          };
        },
      });
    },
    { name: 'passwords', dependencies: ['gauges'] },
  );
