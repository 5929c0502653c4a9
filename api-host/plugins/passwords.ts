import os from 'node:os';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Config } from '../config';
import { Abandoned, limitConcurrency, Overloaded } from '../domain/concurrencyLimit';
import { hashPassword, passwordFits, type Passwords } from '../domain/passwords';
import { botCheckAsked, HttpProblem, problem } from '../errors';

declare module 'fastify' {
  interface FastifyRequest {
    /** Hashes passwords for this request, in its turn. */
    passwords: Passwords;
  }
}

const BUSY = 'Máy chủ đang có quá nhiều lượt đăng nhập, xin thử lại sau vài giây.';
const RETRY_AFTER_SECONDS = 2;
const queueFull = () =>
  new HttpProblem(503, { statusCode: 503, message: BUSY }, { 'Retry-After': String(RETRY_AFTER_SECONDS) });
/** Logged only, since nobody is there to read it. */
const CLIENT_GONE = 'Kết nối đã đóng.';

/** A hash takes about 20 ms, so who is let in waits less than a second. */
const WAITING_FOR_EACH = 32;

/** The threads of libuv's pool, in which passwords are hashed and files are read. */
const THREADS = Number(process.env.UV_THREADPOOL_SIZE) || 4;

/** One a core. A thread is left to reading files. */
const defaultAtOnce = (): number => Math.max(1, Math.min(os.availableParallelism(), THREADS - 1));

/**
 * `request.passwords`: all hashing of this process goes through one short queue (SAFE-8), so that no flood of logins takes the
 * cores from everything else. 503 with Retry-After where the queue is full, and for what
 * yields where half of it is: that answer asks for a bot check. Nothing is hashed for a client that has gone.
 */
export const passwords = ({ config }: { config: Pick<Config, 'hashesAtOnce'> }) =>
  fastifyPlugin(
    async (app: FastifyInstance): Promise<void> => {
      const running = config.hashesAtOnce ?? defaultAtOnce();
      const limit = limitConcurrency({ running, waiting: running * WAITING_FOR_EACH });

      app.readings.hashing = () => limit.load();

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
          // 499 as proxies log it: the client closed the connection.
          throw error instanceof Abandoned ? problem(499, CLIENT_GONE) : error;
        }
      };

      app.decorateRequest('passwords', {
        getter(this: FastifyRequest): Passwords {
          return {
            hash: (password) => inTurn(this, () => hashPassword(password)),
            fits: (passwordHash, password, { yields } = {}) =>
              inTurn(this, () => passwordFits(passwordHash, password), yields),
          };
        },
      });
    },
    { name: 'passwords', dependencies: ['readings'] },
  );
