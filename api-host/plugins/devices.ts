import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Deps } from '../deps';
import { deviceIdOf, newDeviceToken } from '../domain/deviceToken';
import { sharedSecret } from '../repositories/secrets';
import { readCookie, setCookie } from './cookies';
import { isHttps } from './sessions';

declare module 'fastify' {
  interface FastifyInstance {
    devices: Devices;
  }
}

/** Browsers that an account's owner has used (docs/decisions/0013). The cookie alone signs nobody in. */
export interface Devices {
  /**
   * Remembers this browser as one of the account's: for a year where the player wants to be remembered there, for a day where
   * the password was just reset.
   */
  remember(request: FastifyRequest, reply: FastifyReply, username: string, period: Period): void;
  /** The id of this browser where it is one of the account's, else null. */
  idOf(request: FastifyRequest, username: string): string | null;
}

const COOKIE = 'fs_device';
const DAY_SECONDS = 24 * 60 * 60;
export const devicePeriods = { day: DAY_SECONDS, year: 365 * DAY_SECONDS } as const;
type Period = keyof typeof devicePeriods;

/** `app.devices`: a cookie that keeps an attack on an account from locking its owner out. */
export const devices = (deps: Deps) =>
  fastifyPlugin(
    async (app: FastifyInstance): Promise<void> => {
      const key = await sharedSecret(deps.db, 'devices');
      const cookieName = (request: FastifyRequest) => (isHttps(deps, request) ? `__Host-${COOKIE}` : COOKIE);
      const idOf = (request: FastifyRequest, username: string) =>
        deviceIdOf(key, username, readCookie(request, cookieName(request)));

      app.decorate<Devices>('devices', {
        idOf,
        remember(request, reply, username, period) {
          if (idOf(request, username) !== null) return;
          setCookie(reply, {
            name: cookieName(request),
            value: newDeviceToken(key, username),
            secure: isHttps(deps, request),
            httpOnly: true,
            maxAge: devicePeriods[period],
          });
        },
      });
    },
    { name: 'devices', dependencies: ['sessions'] },
  );
