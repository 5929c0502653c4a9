import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { calls } from '@portal/contract';
import { paymentMethodsFixture } from '../fixtures/paymentMethods';
import { rechargeConfigFixture } from '../fixtures/recharge';
import { payFixture } from '../fixtures/transactions';
import { userFixture } from '../fixtures/users';
import { accountZoneFixture, zoneFixture } from '../fixtures/zones';

export interface TinyRequest {
  headers: IncomingMessage['headers'];
  body: Readonly<Record<string, unknown>>;
  isSignedIn: boolean;
}

interface TinyAnswer {
  status?: number;
  /** Sent as JSON; a text is sent as is. Without it there is no body. */
  body?: unknown;
  headers?: Readonly<Record<string, string | string[]>>;
  /** Closes the connection without an answer. */
  hangsUp?: true;
}

/** Responses by 'GET /api/me'; 'ANY' takes precedence over all others. */
export type TinyAnswers = Readonly<Record<string, (request: TinyRequest) => TinyAnswer | undefined>>;

export const tinyPlayer = { username: 'demo', password: 'dung-mat-khau-1' };

const TOKEN = 'a-token=';
export const tokenCookie = `XSRF-TOKEN=${encodeURIComponent(TOKEN)}; Path=/`;
const refusal = {
  status: 422,
  body: { message: 'Chưa hợp lệ.', errors: { username: ['Chưa hợp lệ.'] } },
};

const forPlayer =
  (body: unknown) =>
  ({ isSignedIn }: TinyRequest): TinyAnswer =>
    isSignedIn ? { body } : { status: 401, body: { message: 'Chưa đăng nhập.' } };

/** The behaviour of a third-party host: the calls and fields of the requirements, and nothing more. */
const usual: TinyAnswers = {
  'GET /api/csrf-cookie': () => ({ status: 204, headers: { 'Set-Cookie': tokenCookie } }),
  'POST /login': ({ body }) =>
    body['password'] === tinyPlayer.password
      ? { status: 204, headers: { 'Set-Cookie': 'laravel_session=in; Path=/; HttpOnly' } }
      : refusal,
  'POST /logout': () => ({
    status: 204,
    headers: { 'Set-Cookie': 'laravel_session=; Path=/; HttpOnly; Max-Age=0' },
  }),
  'GET /api/me': forPlayer(userFixture()),
  'GET /api/transaction-history': forPlayer([payFixture()]),
  'GET /api/payment-methods': forPlayer(paymentMethodsFixture()),
  'GET /api/recharge/game': forPlayer(rechargeConfigFixture()),
  'GET /api/zones': forPlayer([zoneFixture()]),
  'GET /api/account-zones': forPlayer([accountZoneFixture()]),
  'GET /locales/vi-VN.json': () => ({ body: {} }),
  'POST /email-verification/send': forPlayer(undefined),
  'POST /api/security-code/': forPlayer({}),
  'PATCH /api/user/update-profile': ({ body }) =>
    body['language'] === undefined ? refusal : { status: 204 },
};

/** The additions that such a host does not have. */
const absentHere: readonly RegExp[] = calls.flatMap((call) =>
  'addition' in call ? [new RegExp(`^${call.method} ${call.path.replace(/:\w+/g, '[^/]+')}$`)] : [],
);

async function answerTo(request: IncomingMessage, answers: TinyAnswers): Promise<TinyAnswer> {
  const { method = '', url = '', headers } = request;
  const raw = await text(request);
  const call = `${method} ${url.split('?')[0] ?? ''}`;
  const given: TinyRequest = {
    headers,
    body: raw === '' ? {} : (JSON.parse(raw) as TinyRequest['body']),
    isSignedIn: headers.cookie?.includes('laravel_session=in') === true,
  };
  const own = answers['ANY']?.(given) ?? answers[call]?.(given);
  if (own) return own;
  if (method === 'OPTIONS' && answers['ANY'] === undefined) return { status: 204 };
  if (absentHere.some((absent) => absent.test(call))) return { status: 404, body: { message: 'Not Found' } };
  if (method !== 'GET' && headers['x-xsrf-token'] !== TOKEN)
    return { status: 419, body: { message: 'CSRF token mismatch.' } };
  return usual[call]?.(given) ?? refusal;
}

const corsHeaders = (portal: string | undefined) =>
  portal === undefined
    ? {}
    : {
        'Access-Control-Allow-Origin': portal,
        'Access-Control-Allow-Credentials': 'true',
        'Access-Control-Allow-Methods': 'GET, POST, PUT, PATCH',
        'Access-Control-Allow-Headers': 'content-type, x-requested-with, x-xsrf-token, idempotency-key',
        'Access-Control-Expose-Headers': 'Retry-After',
      };

interface TinyHost {
  origin: string;
  close: () => Promise<void>;
}

/** A small host on a free port whose responses a test may replace; `portal` names the portal's origin if it differs. */
export async function startTinyHost(answers: TinyAnswers = {}, portal?: string): Promise<TinyHost> {
  const server = createServer((request, response) => {
    void answerTo(request, answers).then(({ status = 200, body, headers = {}, hangsUp }) => {
      if (hangsUp) return void response.destroy();
      const type = typeof body === 'string' ? 'text/html' : 'application/json';
      response.writeHead(status, {
        ...(body !== undefined && { 'Content-Type': type }),
        ...corsHeaders(portal),
        ...headers,
      });
      response.end(typeof body === 'string' ? body : JSON.stringify(body));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
