import { tracingSettings } from '../../api-host/tracingSettings';

const endpoint = 'http://127.0.0.1:4318';

it.each([
  [{}, false],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: ' ' }, false],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }, true],
  [{ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: `${endpoint}/v1/traces` }, true],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_SDK_DISABLED: 'true' }, false],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_EXPORTER: 'none' }, false],
  [{ OTEL_SERVICE_NAME: 'portal', OTEL_TRACES_SAMPLER: 'always_on' }, false],
])('OPS-5: %j: sends traces: %s', (env, on) => {
  expect(tracingSettings(env) !== null).toBe(on);
});

it('OPS-5: refuses an invalid address with a one-line message', () => {
  expect(() => tracingSettings({ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' })).toThrow(
    /^OTEL_EXPORTER_OTLP_ENDPOINT must be/,
  );
});

it('OPS-5: passes all OpenTelemetry variables to the SDK, those of a file included, and no others', () => {
  const own = { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_SERVICE_NAME: 'portal' };
  expect(tracingSettings({ ...own, PORT: '8080' })).toEqual(own);
});
