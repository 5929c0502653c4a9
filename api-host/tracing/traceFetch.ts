import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { SpanKind, SpanStatusCode, type Span, type Tracer } from '@opentelemetry/api';
import { isTraced } from './inSpan';

/** Node's event about a fetch (undici's diagnostics channel). */
interface FetchEvent {
  request: { method?: string; origin?: unknown };
  response?: { statusCode?: number };
}

/**
 * A span for each call that a traced call makes to game servers and gateways, with only method, host and status: paths and headers may
 * hold secrets. Returns a function that stops the tracing.
 */
export function traceFetch(tracer: Tracer): () => void {
  const spans = new WeakMap<object, Span>();
  const end = (request: object, failed: boolean) => {
    if (failed) spans.get(request)?.setStatus({ code: SpanStatusCode.ERROR });
    spans.get(request)?.end();
    spans.delete(request);
  };

  const listeners: Record<string, (message: FetchEvent) => void> = {
    'undici:request:create': ({ request }) => {
      if (!isTraced()) return;
      const { method = 'GET', origin } = request;
      const host = URL.canParse(String(origin)) ? new URL(String(origin)).host : 'unknown';
      const attributes = { 'http.request.method': method, 'server.address': host };
      spans.set(request, tracer.startSpan(`${method} ${host}`, { kind: SpanKind.CLIENT, attributes }));
    },
    'undici:request:headers': ({ request, response }) => {
      spans.get(request)?.setAttribute('http.response.status_code', response?.statusCode ?? 0);
    },
    'undici:request:trailers': ({ request }) => end(request, false),
    'undici:request:error': ({ request }) => end(request, true),
  };
  const subscribed = Object.entries(listeners).map(([channel, listener]) => {
    const onMessage = (message: unknown) => listener(message as FetchEvent);
    subscribe(channel, onMessage);
    return () => unsubscribe(channel, onMessage);
  });
  return () => subscribed.forEach((stop) => stop());
}
