import { StartupError } from './startupError';

/** OpenTelemetry's own variables (OTEL_…), for its SDK. They may contain the collector's secret. */
export type TracingSettings = Readonly<Record<string, string>>;

/**
 * OpenTelemetry's variables, if OTEL_EXPORTER_OTLP_ENDPOINT or OTEL_EXPORTER_OTLP_TRACES_ENDPOINT names a collector; null: no traces are
 * sent. Throws StartupError for options that this host does not support.
 */
export function tracingSettings(env: Readonly<Record<string, string | undefined>>): TracingSettings | null {
  const value = (name: string) => env[name]?.trim() || undefined;
  const endpoint = value('OTEL_EXPORTER_OTLP_TRACES_ENDPOINT') ?? value('OTEL_EXPORTER_OTLP_ENDPOINT');
  const isOff =
    value('OTEL_SDK_DISABLED')?.toLowerCase() === 'true' || value('OTEL_TRACES_EXPORTER') === 'none';
  if (endpoint === undefined || isOff) return null;
  if (!URL.canParse(endpoint) || !/^https?:/.test(endpoint))
    throw new StartupError('OTEL_EXPORTER_OTLP_ENDPOINT must be an address such as http://127.0.0.1:4318.');
  const protocol =
    value('OTEL_EXPORTER_OTLP_TRACES_PROTOCOL') ?? value('OTEL_EXPORTER_OTLP_PROTOCOL') ?? 'http/json';
  if (protocol === 'grpc')
    throw new StartupError(
      'OTEL_EXPORTER_OTLP_PROTOCOL=grpc is not supported: use http/json; most collectors listen for it on port 4318.',
    );
  return Object.fromEntries(
    Object.entries(env).flatMap(([name, set]) => (name.startsWith('OTEL_') && set ? [[name, set]] : [])),
  );
}
