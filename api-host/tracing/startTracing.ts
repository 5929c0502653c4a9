import { context, diag, DiagLogLevel, trace, type Tracer } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import type { Logger } from 'pino';
import type { TracingSettings } from '../tracingSettings';
import { hostVersion } from '../version';

/** The longest that a stop waits for the collector, in ms. */
const FLUSH_MS = 2_000;

export interface Tracing {
  tracer: Tracer;
  /** Sends the remaining spans, within FLUSH_MS. */
  stop(): Promise<void>;
}

/**
 * Sends spans with OTLP over HTTP. Address, headers, sampler, limits and names come from OpenTelemetry's standard variables (OTEL_…),
 * which its SDK reads itself.
 */
export function startTracing(settings: TracingSettings, log: Logger): Tracing {
  // The SDK reads only the process's environment, but the settings may come from a file.
  Object.assign(process.env, settings);
  const tell = (message: string) => log.warn({ reason: message.slice(0, 200) }, 'traces could not be sent');
  const quiet = () => undefined;
  diag.setLogger({ error: tell, warn: tell, info: quiet, debug: quiet, verbose: quiet }, DiagLogLevel.WARN);
  const own = resourceFromAttributes({
    'service.name': 'fs-online-portal',
    'service.version': hostVersion(),
  });
  const provider = new BasicTracerProvider({
    resource: own.merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  trace.setGlobalTracerProvider(provider);
  return {
    tracer: provider.getTracer('fs-online-portal'),
    async stop() {
      let timer: NodeJS.Timeout | undefined;
      const tooLate = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, FLUSH_MS);
      });
      await Promise.race([provider.shutdown().catch(quiet), tooLate]).finally(() => clearTimeout(timer));
    },
  };
}
