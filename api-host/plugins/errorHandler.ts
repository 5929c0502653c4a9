import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { wireNames } from '@portal/contract';
import { isDatabaseAway } from '../db/databaseErrors';
import type { Deps } from '../deps';
import { busy, HttpProblem, problem } from '../errors';
import { responseHeaders, setSecurityHeaders } from './securityHeaders';

/** Messages for plain HTTP errors. Any other error is a 500 without internals. */
const messages: Record<number, string> = {
  400: 'Yêu cầu không đúng định dạng.',
  404: 'Không tìm thấy nội dung được yêu cầu.',
  405: 'Phương thức không được hỗ trợ.',
  408: 'Yêu cầu gửi lên quá chậm, hãy thử lại.',
  413: 'Dữ liệu gửi lên quá lớn.',
  414: 'Địa chỉ quá dài.',
  415: 'Kiểu dữ liệu gửi lên không được hỗ trợ, hãy gửi JSON.',
  431: 'Phần đầu của yêu cầu quá lớn.',
};
const BROKEN = 'Máy chủ đang gặp sự cố, xin thử lại sau.';

function asProblem(error: unknown): HttpProblem {
  if (error instanceof HttpProblem) return error;
  if (isDatabaseAway(error)) return busy();
  const { statusCode = 500 } = (error ?? {}) as Partial<FastifyError>;
  if (statusCode >= 400 && statusCode < 500)
    return problem(statusCode, messages[statusCode] ?? 'Yêu cầu không hợp lệ.');
  return problem(500, BROKEN);
}

function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, body, headers } = asProblem(error);
  if (status >= 500) request.log.error({ err: error }, 'request failed');
  return reply.code(status).headers(headers).header('Cache-Control', 'no-store').send(body);
}

/**
 * Answers an address that Fastify does not route, such as /%zz, as other errors are answered. No hook runs for it. Fastify's option
 * `frameworkErrors`.
 */
export const unroutable =
  (where: Pick<Deps, 'config'>) =>
  (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
    setSecurityHeaders(where, request, reply);
    sendError(error, request, reply.header(wireNames.requestId, request.id));
  };

/** The statuses by Node's codes; 400 for all others. */
const unreadableStatuses: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/**
 * Answers what Node cannot read as a request, as other errors are answered. There is no request that would say whether it came by https.
 * Fastify's option `clientErrorHandler`.
 */
export const unreadable =
  ({ config, log }: Pick<Deps, 'config' | 'log'>) =>
  (error: NodeJS.ErrnoException, socket: Socket): void => {
    const { code = '' } = error;
    if (code === 'ECONNRESET' || socket.destroyed) return;
    log.trace({ err: error }, 'what a client sent is no request');
    if (socket.writable) {
      const status = unreadableStatuses[code] ?? 400;
      const body = JSON.stringify(asProblem({ statusCode: status }).body);
      const headers = {
        ...responseHeaders(config.publicUrl?.protocol === 'https:'),
        'cache-control': 'no-store',
        'content-type': 'application/json; charset=utf-8',
        'content-length': Buffer.byteLength(body),
        connection: 'close',
      };
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
      socket.write([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'));
    }
    socket.destroy(error);
  };

/** Turns every thrown error and every unknown address into an error response without internals. */
export const errorHandler = fastifyPlugin(
  async (app: FastifyInstance): Promise<void> => {
    app.setErrorHandler(sendError);
    app.setNotFoundHandler(() => {
      throw problem(404, messages[404] ?? '');
    });
  },
  { name: 'errorHandler' },
);
