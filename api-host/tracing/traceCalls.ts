import {
  context,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
  type Tracer,
} from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { paths } from '@portal/contract';

/** Not traced: event streams, which stay open as long as a page, and probes, which arrive all the time. */
const untraced: ReadonlySet<string> = new Set([paths.events, '/health', '/ready']);

/**
 * A span for each call, named after its route's pattern. It has no address, no body and nothing about the caller; its request id leads
 * those who may read the log to the line of the call.
 */
export function traceCalls(
  app: FastifyInstance,
  tracer: Tracer,
  { continueTraces }: { continueTraces: boolean },
): void {
  const contexts = new WeakMap<FastifyRequest, Context>();
  const propagator = new W3CTraceContextPropagator();
  const headers = {
    get: (carrier: FastifyRequest['headers'], key: string) => carrier[key],
    keys: (carrier: FastifyRequest['headers']) => Object.keys(carrier),
  };

  app.addHook('onRequest', (request, _reply, done) => {
    const { url: route = 'unknown' } = request.routeOptions;
    if (untraced.has(route)) return done();
    const parent = continueTraces ? propagator.extract(ROOT_CONTEXT, request.headers, headers) : ROOT_CONTEXT;
    const attributes = {
      'http.request.method': request.method,
      'http.route': route,
      'portal.request_id': request.id,
    };
    const span = tracer.startSpan(
      `${request.method} ${route}`,
      { kind: SpanKind.SERVER, attributes },
      parent,
    );
    const own = trace.setSpan(parent, span);
    contexts.set(request, own);
    context.with(own, done);
  });

  // The body is read in the socket's context, so the call's own is restored here.
  app.addHook('preValidation', (request, _reply, done) => {
    context.with(contexts.get(request) ?? context.active(), done);
  });

  app.addHook('onError', (request, _reply, error, done) => {
    const own = contexts.get(request);
    // The thrown value may be something other than a Fastify error.
    const { code, name } = error as { [Key in 'code' | 'name']?: FastifyError[Key] | undefined };
    // The message is left out: it may quote the player's input.
    if (own) trace.getSpan(own)?.setAttribute('error.type', code ?? name ?? 'unknown');
    done();
  });

  app.addHook('onResponse', (request, reply, done) => {
    const own = contexts.get(request);
    const span = own && trace.getSpan(own);
    span?.setAttribute('http.response.status_code', reply.statusCode);
    if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
    done();
  });
}
