import { context, SpanKind, SpanStatusCode, trace, type Attributes, type Tracer } from '@opentelemetry/api';

/** Whether the current context is traced; a worker's round is not. */
export const isTraced = (): boolean => trace.getSpan(context.active()) !== undefined;

/** Runs an outgoing call in its own span. Of an error only the code or name is recorded, since its message may quote values. */
export async function inSpan<Result>(
  tracer: Tracer,
  name: string,
  attributes: Attributes,
  work: () => Promise<Result>,
): Promise<Result> {
  const span = tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes });
  try {
    return await context.with(trace.setSpan(context.active(), span), work);
  } catch (error) {
    const { code, name: kind = 'unknown' } = error as { code?: unknown; name?: string };
    span.setAttribute('error.type', typeof code === 'string' ? code : kind);
    span.setStatus({ code: SpanStatusCode.ERROR });
    throw error;
  } finally {
    span.end();
  }
}
